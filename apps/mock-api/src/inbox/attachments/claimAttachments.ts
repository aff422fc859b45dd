import type { Attachment, Prisma } from '@parley/db';
import { domainError } from '#errors.ts';
import { MOST_ATTACHMENTS } from './limits.ts';

type Claim = {
  ids: readonly string[];
  /** Who uploaded them. */
  uploader: { clientId: string; id: string };
  /** What they belong to from now on. */
  to: Partial<Record<'conversationId' | 'messageId' | 'cannedReplyId' | 'scheduledMessageId', string>>;
};

/** In their order. Throws BAD_INPUT with `field` for too many, and the same one twice. */
export function attachmentIds(ids: readonly string[] | null | undefined): readonly string[] {
  const given = ids ?? [];
  if (given.length > MOST_ATTACHMENTS || new Set(given).size < given.length) {
    throw domainError('BAD_INPUT', `Attach up to ${MOST_ATTACHMENTS} files, each of them once.`, {
      field: 'attachmentIds',
    });
  }
  return given;
}

/** Gives what somebody has uploaded to the message it was meant for. Throws NOT_FOUND for what is not theirs or was sent. */
export async function claimAttachments(
  tx: Prisma.TransactionClient,
  { ids, uploader, to }: Claim,
): Promise<Attachment[]> {
  const claimed: Attachment[] = [];
  for (const [position, id] of ids.entries()) {
    const [attachment] = await tx.attachment.updateManyAndReturn({
      where: {
        id,
        clientId: uploader.clientId,
        uploaderId: uploader.id,
        messageId: null,
        cannedReplyId: null,
        scheduledMessageId: null,
      },
      data: { ...to, position },
    });
    if (!attachment) {
      throw domainError('NOT_FOUND', 'One of the files is no longer there. Attach it again.', {
        field: 'attachmentIds',
      });
    }
    claimed.push(attachment);
  }
  return claimed;
}
