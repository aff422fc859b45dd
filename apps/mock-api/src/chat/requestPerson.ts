import type { Conversation, Prisma } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { announceChange, changeConversation, type Changed } from '#inbox/live/appendEvent.ts';
import { told, type ConversationEvent } from '#inbox/live/conversationEvent.ts';
import { leaveRuns } from '#guided-flows/running/leaveRuns.ts';
import { lastVisitorWords } from '#inbox/notifications/lastVisitorWords.ts';
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
    return hasAsked(conversation) ? { conversation, messages: [] } : handOverAsAsked(tx, conversation, now);
  });
  if (changed.messages.length === 0) return changed.conversation;
  announceChange(deps, changed);
  await notifyOfRequest(deps, changed);
  return changed.conversation;
}

const hasAsked = ({ handoffRequestedAt, assigneeId, status, handledBy }: Conversation) =>
  handoffRequestedAt !== null || (assigneeId !== null && status === 'Open' && handledBy === 'Agent');

/** Puts a conversation into the hands of the staff, because its visitor has asked for it. */
export function handOverAsAsked(tx: Prisma.TransactionClient, conversation: Conversation, now: Date): Promise<Changed> {
  const { visitorId, visitorName } = conversation;
  return handOver(tx, { conversation, event: told.handoffRequested({ id: visitorId, name: visitorName }), now });
}

type Over = {
  conversation: Conversation;
  event: ConversationEvent;
  waitingSince?: Date;
  /** The team that it goes to; left out: as it is. */
  teamId?: string;
  /** As it is stored; left out: as it is. */
  priority?: number;
  now: Date;
};

/** Puts a conversation into the hands of the staff: what the assistant had is unread, and the visitor waits. */
export async function handOver(
  tx: Prisma.TransactionClient,
  { conversation, event, now, waitingSince = now, teamId, priority }: Over,
): Promise<Changed> {
  const { id, assigneeId, handledBy, unreadCount } = conversation;
  await tx.openQuestion.deleteMany({ where: { conversationId: id } });
  await leaveRuns(tx, { conversationId: id, now });
  return changeConversation(tx, {
    conversation,
    events: [event],
    data: {
      status: 'Open',
      handledBy: 'Agent',
      // Whoever has it need not be looked for.
      handoffRequestedAt: assigneeId ? null : now,
      waitingSince: conversation.waitingSince ?? waitingSince,
      ...(handledBy !== 'Agent' && { containMessagesUnreadByAgents: true, unreadCount: Math.max(1, unreadCount) }),
      snoozedUntil: null,
      resolvedAt: null,
      ...(teamId !== undefined && { teamId }),
      ...(priority !== undefined && { priority }),
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
    ...(message && { message: { id: message.id, preview: await lastVisitorWords(deps, conversation) } }),
  });
}
