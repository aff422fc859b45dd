import type { Attachment, Db } from '@parley/db';
import { PAGE, pages } from './pages.ts';

/** The files of a company, oldest first. Their bytes are read one at a time. */
export const attachmentPages = (db: Db, clientId: string) =>
  pages<Attachment>((last) =>
    db.attachment.findMany({
      where: {
        clientId,
        ...(last && {
          OR: [{ createdAt: { gt: last.createdAt } }, { createdAt: last.createdAt, id: { gt: last.id } }],
        }),
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: PAGE,
    }),
  );

/** Null for what was deleted meanwhile. */
export async function bytesOf(db: Db, { contentId }: Attachment): Promise<Uint8Array | null> {
  const content = await db.attachmentContent.findUnique({ where: { id: contentId } });
  return content?.bytes ?? null;
}

/** Under its id, so that two of one name are two; what an archive's reader could take for a path is none. */
export const pathOf = ({ id, name }: Attachment) =>
  `files/${id}-${name.replaceAll(/[/\\:\p{Cc}]/gu, '_').slice(0, 150)}`;

/** Logo, assistants' and people's pictures: few, and small. */
export const picturesOf = (db: Db, clientId: string) =>
  db.avatarImage.findMany({
    where: { clientId, ownerId: { not: null } },
    select: { id: true, ownerId: true, mediaType: true },
  });

export async function pictureBytes(db: Db, id: string): Promise<Uint8Array | null> {
  return (await db.avatarImage.findUnique({ where: { id } }))?.bytes ?? null;
}
