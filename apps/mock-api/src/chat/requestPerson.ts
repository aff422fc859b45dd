import type { Conversation, Prisma } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { announceChange, changeConversation, type Changed } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { concernedBy, notify } from '#inbox/notifications/notify.ts';
import { visitorActionLimits } from './limits.ts';
import { requireOwnConversation } from './requireOwnConversation.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;

/**
 * The visitor wants a person: the conversation is open and in the hands of the staff, and whom it concerns is told. Asking
 * again while one is waited for, or has it, changes nothing. Throws NOT_FOUND, FORBIDDEN when blocked, TOO_MANY_ATTEMPTS.
 */
export async function requestPerson(deps: Deps, visitor: VisitorViewer, conversationId: string): Promise<Conversation> {
  await takeHits(deps, visitorActionLimits(visitor.visitorId));
  const now = deps.clock.now();
  const changed = await deps.db.$transaction(async (tx) => {
    const conversation = await requireOwnConversation(tx, visitor, conversationId);
    return hasAsked(conversation) ? { conversation, messages: [] } : handOver(tx, conversation, now);
  });
  if (changed.messages.length === 0) return changed.conversation;
  announceChange(deps, changed);
  await notifyOfRequest(deps, changed);
  return changed.conversation;
}

const hasAsked = ({ handoffRequestedAt, assigneeId, status, handledBy }: Conversation) =>
  handoffRequestedAt !== null || (assigneeId !== null && status === 'Open' && handledBy === 'Agent');

/** Puts a conversation into the hands of the staff, because its visitor has asked for it. */
export function handOver(tx: Prisma.TransactionClient, conversation: Conversation, now: Date): Promise<Changed> {
  const { visitorId, visitorName, assigneeId, waitingSince } = conversation;
  return changeConversation(tx, {
    conversation,
    events: [told.handoffRequested({ id: visitorId, name: visitorName })],
    data: {
      status: 'Open',
      handledBy: 'Agent',
      // Whoever has it need not be looked for.
      handoffRequestedAt: assigneeId ? null : now,
      waitingSince: waitingSince ?? now,
      snoozedUntil: null,
      resolvedAt: null,
    },
    now,
  });
}

/** Tells the people whom it concerns. */
export async function notifyOfRequest(deps: Deps, { conversation, messages }: Changed): Promise<void> {
  const [message] = messages;
  await notify(deps, {
    kind: 'HandoffRequested',
    conversation,
    userIds: await concernedBy(deps, conversation),
    actor: { id: null, name: conversation.visitorName },
    ...(message && { message: { id: message.id, preview: conversation.lastMessagePreview } }),
  });
}
