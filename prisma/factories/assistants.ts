import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { newConfig } from '@parley/assistant-config/newConfig';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Assistant, Db, Prisma } from '../client.ts';
import { freeShortcode } from '../freeShortcode.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type AssistantOverrides = Partial<Prisma.AssistantUncheckedCreateInput> & {
  now?: Date;
  greeting?: string;
  /** Changes what it is set to. */
  set?: (config: AssistantConfig) => AssistantConfig;
};

/** A floating-widget assistant with its first version, of a client of its own unless `clientId` is given. */
export async function buildAssistant(db: Db, overrides: AssistantOverrides = {}): Promise<Assistant> {
  const { now = new Date(), clientId = (await buildClient(db, { now })).id, title = 'Nori' } = overrides;
  const { now: _, greeting = 'Hello! How can I help?', set = (config) => config, ...rest } = overrides;
  const others = await db.assistant.findMany({ where: { clientId }, select: { shortcode: true } });
  const assistant = await db.assistant.create({
    data: {
      id: fakeId('asst'),
      type: 'FloatingWidget',
      shortcode: freeShortcode(title, new Set(others.map(({ shortcode }) => shortcode))),
      createdAt: now,
      updatedAt: now,
      ...rest,
      clientId,
      title,
    },
  });
  const own = { subjectId: assistant.id, clientId };
  const content = JSON.stringify(set(newConfig({ title, greeting, avatar: assistant.avatar })));
  await db.draft.create({ data: { ...own, content, revision: 1, savedAt: now } });
  await db.version.create({
    data: { ...own, id: `vers_${assistant.id}`, number: 1, content, note: '', publishedAt: now },
  });
  return assistant;
}

type Change = {
  assistantId: string;
  set: (config: AssistantConfig) => AssistantConfig;
  by: string;
  now?: Date;
};

/** Saves a changed draft of an assistant, before no visitor's eyes. Answers what it holds. */
export async function buildDraft(db: Db, { assistantId: subjectId, set, by, now = new Date() }: Change) {
  const { content: before } = await db.draft.findUniqueOrThrow({ where: { subjectId } });
  const content = JSON.stringify(set(storedConfig(before)));
  return db.draft.update({
    where: { subjectId },
    data: { content, revision: { increment: 1 }, savedByName: by, savedAt: now },
  });
}

/** Changes an assistant's draft and publishes it as its next version. */
export async function buildVersion(db: Db, { note = '', ...change }: Change & { note?: string }) {
  const { assistantId: subjectId, by, now = new Date() } = change;
  const { clientId, content } = await buildDraft(db, change);
  const number = 1 + (await db.version.count({ where: { subjectId } }));
  await db.version.create({
    data: {
      id: `vers_${subjectId}_${number}`,
      subjectId,
      clientId,
      number,
      content,
      note,
      publishedByName: by,
      publishedAt: now,
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
  const avatar = `/assistants/avatar/${id}`;
  const { clientId } = await db.assistant.update({ where: { id: assistantId }, data: { avatar, updatedAt: now } });
  const { content } = await db.draft.findUniqueOrThrow({ where: { subjectId: assistantId } });
  const config = storedConfig(content);
  const data = { content: JSON.stringify({ ...config, appearance: { ...config.appearance, avatar } }) };
  await db.draft.update({ where: { subjectId: assistantId }, data });
  await db.version.updateMany({ where: { subjectId: assistantId }, data });
  await db.avatarImage.create({ data: { id, clientId, ownerId: assistantId, mediaType, bytes, createdAt: now } });
  return id;
}
