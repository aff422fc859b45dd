import type { Attachment } from '@parley/db';
import { takeHits } from '#auth/throttle.ts';
import { visitorBlocked } from '#chat/visitorBlocked.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { participantId, type Participant } from '#inbox/conversations/ownConversations.ts';
import { fileName } from './fileName.ts';
import { uploadLimits, visitorUploadLimits } from './limits.ts';
import { sniffFileType } from './sniffFileType.ts';
import { requireRoom } from './unsentRoom.ts';

type StoreDeps = Pick<Deps, 'db' | 'clock'>;
type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Refuses who is blocked or has uploaded too much, before their file is read. Throws FORBIDDEN, TOO_MANY_ATTEMPTS,
 * TOO_MANY_FILES.
 */
export async function takeUpload(deps: StoreDeps, uploader: Participant): Promise<void> {
  if (!('visitorId' in uploader)) {
    await takeHits(deps, uploadLimits(participantId(uploader)));
    return;
  }
  const { visitorId } = uploader;
  const visitor = await deps.db.visitor.findUnique({ where: { id: visitorId }, select: { blockedAt: true } });
  if (visitor?.blockedAt) throw visitorBlocked();
  await takeHits(deps, visitorUploadLimits(visitorId));
  await requireRoom(deps.db, uploader);
}

/** Keeps a file for a message that its uploader has not sent yet. Throws FILE_NOT_ALLOWED, TOO_MANY_FILES. */
export async function storeAttachment(
  { db, clock }: StoreDeps,
  uploader: Participant,
  { name, bytes }: Upload,
): Promise<Attachment> {
  const looked = await sniffFileType(bytes);
  const id = newId('Attachment');
  return db.$transaction(async (tx) => {
    // Once more, with what others have uploaded meanwhile.
    await requireRoom(tx, uploader, bytes.length);
    await tx.attachmentContent.create({ data: { id, bytes } });
    return tx.attachment.create({
      data: {
        id,
        contentId: id,
        clientId: uploader.clientId,
        uploaderId: participantId(uploader),
        ...looked,
        name: fileName(name, looked.mediaType),
        size: bytes.length,
        createdAt: clock.now(),
      },
    });
  });
}
