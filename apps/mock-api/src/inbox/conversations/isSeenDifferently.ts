import type { Conversation, Prisma } from '@parley/db';

/** What of a conversation's row its visitor sees, besides messages. */
const SEEN = [
  'visitorId',
  'status',
  'handledBy',
  'assigneeId',
  'lastActivityAt',
  'agentReadAt',
  'visitorReadAt',
  'handoffRequestedAt',
  'csatAskedAt',
  'csatRating',
  'csatComment',
] as const satisfies readonly (keyof Conversation)[];

/** Whether new values for some of a conversation's columns change what its visitor sees of it. */
export function isSeenDifferently(before: Conversation, data: Prisma.ConversationUncheckedUpdateInput): boolean {
  return SEEN.some((column) => data[column] !== undefined && plain(data[column]) !== plain(before[column]));
}

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
