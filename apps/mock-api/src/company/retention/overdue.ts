import type { Prisma } from '@parley/db';

export type RetentionDays = { conversationDays: number | null; visitorDays: number | null };

const DAY = 24 * 60 * 60_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** Conversations that were resolved, have been silent for longer than the company keeps them, and in which no reply is still to be sent. */
export const overdueConversations = (clientId: string, days: number, now: Date) =>
  ({
    clientId,
    status: 'Resolved',
    lastActivityAt: { lt: daysBefore(now, days) },
    scheduledMessages: { none: {} },
  }) satisfies Prisma.ConversationWhereInput;

/**
 * Visitors who have been away for longer than the company keeps them and have no conversation, or none that `leaving` does not
 * take along. Who is blocked stays, or would be let in again; so does who is one with somebody seen since.
 */
export function overdueVisitors(
  clientId: string,
  days: number,
  now: Date,
  leaving: Prisma.ConversationWhereInput | null = null,
) {
  const since = daysBefore(now, days);
  return {
    clientId,
    lastSeenAt: { lt: since },
    blockedAt: null,
    conversations: { none: leaving ? { NOT: leaving } : {} },
    mergedFrom: { none: { OR: [{ lastSeenAt: { gte: since } }, { blockedAt: { not: null } }] } },
  } satisfies Prisma.VisitorWhereInput;
}
