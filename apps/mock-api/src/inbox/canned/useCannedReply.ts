import type { Attachment, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { cannedReplyLimits } from '#inbox/limits.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';
import { requireCannedReply } from './cannedReplies.service.ts';
import { fillVariables } from './fillVariables.ts';
import { valuesOf, withValues } from './valuesOf.ts';

type Use = { id: string; conversationId: string };

/**
 * A canned reply with what is known of a conversation put in, and copies of its files, uploaded for whoever uses it.
 * Throws NOT_FOUND, TOO_MANY_ATTEMPTS.
 */
export async function useCannedReply(
  deps: Pick<Context, 'db' | 'clock'>,
  staff: StaffMember,
  { id, conversationId }: Use,
) {
  await takeHits(deps, cannedReplyLimits(staff.user.id));
  const now = deps.clock.now();
  return deps.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({
      where: { id: conversationId, ...ownConversations(staff) },
      include: withValues,
    });
    if (!conversation) throw noConversation();
    const { body, attachments } = await requireCannedReply(tx, staff, id);
    await tx.cannedReply.update({ where: { id }, data: { usageCount: { increment: 1 } } });
    const values = valuesOf(conversation, staff);
    return { ...fillVariables(body, values), attachments: await copies(tx, attachments, { staff, now }) };
  });
}

type For = { staff: StaffMember; now: Date };

/** Attachments of their own that share the bytes. */
function copies(
  tx: Prisma.TransactionClient,
  files: readonly Attachment[],
  { staff, now }: For,
): Promise<Attachment[]> {
  const own = { cannedReplyId: null, uploaderId: staff.user.id, createdAt: now };
  return tx.attachment.createManyAndReturn({
    data: files.map((file) => ({ ...file, ...own, id: newId('Attachment') })),
  });
}
