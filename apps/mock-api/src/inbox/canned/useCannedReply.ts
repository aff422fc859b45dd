import type { Attachment, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { StaffMember } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { cannedReplyLimits } from '#inbox/limits.ts';
import { noConversation } from '#inbox/noConversation.ts';
import { ownConversations } from '#inbox/ownConversations.ts';
import { requireCannedReply } from './cannedReplies.service.ts';
import { fillVariables, type Values } from './fillVariables.ts';

type Use = { id: string; conversationId: string };

const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

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
      include: { visitor: true, assistant: true, client: true },
    });
    if (!conversation) throw noConversation();
    const { body, attachments } = await requireCannedReply(tx, staff, id);
    await tx.cannedReply.update({ where: { id }, data: { usageCount: { increment: 1 } } });
    const values = valuesOf(conversation, staff);
    return { ...fillVariables(body, values), attachments: await copies(tx, attachments, { staff, now }) };
  });
}

type Known = Prisma.ConversationGetPayload<{ include: { visitor: true; assistant: true; client: true } }>;

/** A visitor without a name of their own is not addressed as «Visitor 4821». */
function valuesOf({ visitor, assistant, client, number }: Known, { user }: StaffMember): Values {
  const name = /^Visitor \d+$/.test(visitor.name) ? null : visitor.name;
  const { success, output } = v.safeParse(Attributes, visitor.attributes);
  const attributes = Object.entries(success ? output : {});
  return {
    ...Object.fromEntries(attributes.map(([key, value]) => [`visitor.${key.toLowerCase()}`, value])),
    'visitor.name': name,
    'visitor.first_name': name?.split(' ')[0],
    'visitor.email': visitor.email,
    'visitor.phone': visitor.phone,
    'visitor.city': visitor.city,
    'agent.name': user.name,
    'agent.first_name': user.name.split(' ')[0],
    'assistant.name': assistant.title,
    'company.name': client.name,
    'conversation.number': `#${number}`,
  };
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
