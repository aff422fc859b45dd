import type { Assistant, Db, Prisma } from '../client.ts';
import { freeShortcode } from '../freeShortcode.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type AssistantOverrides = Partial<Prisma.AssistantUncheckedCreateInput> & { now?: Date };

/** A floating-widget assistant, of a client of its own unless `clientId` is given. */
export async function buildAssistant(db: Db, overrides: AssistantOverrides = {}): Promise<Assistant> {
  const { now = new Date(), clientId = (await buildClient(db, { now })).id, title = 'Nori', ...rest } = overrides;
  const others = await db.assistant.findMany({ where: { clientId }, select: { shortcode: true } });
  return db.assistant.create({
    data: {
      id: fakeId('asst'),
      clientId,
      type: 'FloatingWidget',
      title,
      shortcode: freeShortcode(title, new Set(others.map(({ shortcode }) => shortcode))),
      greeting: 'Hello! How can I help?',
      createdAt: now,
      updatedAt: now,
      ...rest,
    },
  });
}

type AvatarImageParts = {
  id?: string;
  assistantId: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
  now?: Date;
};

/** Gives an assistant a picture, and the address of it, which is another one for each picture. Answers its id. */
export async function buildAvatarImage(
  db: Db,
  { id = fakeId('imag'), assistantId, mediaType, bytes, now = new Date() }: AvatarImageParts,
): Promise<string> {
  const { clientId } = await db.assistant.update({
    where: { id: assistantId },
    data: { avatar: `/assistants/avatar/${id}`, updatedAt: now },
  });
  await db.avatarImage.create({ data: { id, clientId, ownerId: assistantId, mediaType, bytes, createdAt: now } });
  return id;
}
