import type { Db } from '@parley/db';
import { csv, csvRows } from '#csv.ts';
import { PAGE, pages } from './pages.ts';

const following = (clientId: string, last: { number: number } | null) => ({
  where: { clientId, number: { gt: last?.number ?? 0 } },
  orderBy: { number: 'asc' as const },
  take: PAGE,
});

const FILED = {
  assistant: { select: { title: true } },
  assignee: { select: { name: true } },
  team: { select: { name: true } },
  labels: { select: { label: { select: { name: true } } } },
} as const;

const readWhole = (db: Db, clientId: string, last: { number: number } | null) =>
  db.conversation.findMany({
    ...following(clientId, last),
    // What the inbox keeps for itself, to count and to answer the same twice, is nobody's data.
    omit: { clientId: true, version: true, visitorVersion: true, lastVisitorSequence: true },
    include: {
      ...FILED,
      messages: {
        orderBy: { sequence: 'asc' },
        omit: { conversationId: true, key: true, version: true, visitorSequence: true },
        include: { attachments: { select: { id: true, name: true, mediaType: true, size: true } } },
      },
      scheduledMessages: { orderBy: { sendAt: 'asc' } },
      bookings: {
        orderBy: { createdAt: 'asc' },
        omit: { clientId: true, conversationId: true, runId: true, nodeId: true },
      },
    },
  });
type WholeConversation = Awaited<ReturnType<typeof readWhole>>[number];

const readFacts = (db: Db, clientId: string, last: { number: number } | null) =>
  db.conversation.findMany({
    ...following(clientId, last),
    include: FILED,
  });
type ConversationFacts = Awaited<ReturnType<typeof readFacts>>[number];

/** Each with its messages, notes included: a line of JSON a conversation. */
export async function* conversationLines(db: Db, clientId: string, onDone: (count: number) => void) {
  for await (const page of pages<WholeConversation>((last) => readWhole(db, clientId, last))) {
    yield page.map((conversation) => `${JSON.stringify(recordOf(conversation))}\n`).join('');
    onDone(page.length);
  }
}

function recordOf({ messages, labels, ...facts }: WholeConversation) {
  return {
    ...facts,
    assistant: facts.assistant.title,
    assignee: facts.assignee?.name ?? null,
    team: facts.team?.name ?? null,
    labels: labels.map(({ label }) => label.name),
    messages: messages.map(({ payload, ...message }) => ({
      ...message,
      payload: payload === null ? null : JSON.parse(payload),
    })),
  };
}

/** One row a conversation. */
export async function* conversationRows(db: Db, clientId: string) {
  yield csv([Object.keys(COLUMNS)]);
  for await (const page of pages<ConversationFacts>((last) => readFacts(db, clientId, last))) {
    yield csvRows(page.map((one) => Object.values(COLUMNS).map((cell) => cell(one) ?? '')));
  }
}

const PRIORITIES = ['None', 'Low', 'Medium', 'High', 'Urgent'];

const COLUMNS: Readonly<Record<string, (one: ConversationFacts) => string | null | undefined>> = {
  number: (one) => String(one.number),
  id: (one) => one.id,
  status: (one) => one.status,
  priority: (one) => PRIORITIES[one.priority],
  assistant: (one) => one.assistant.title,
  visitor: (one) => one.visitorName,
  visitorEmail: (one) => one.visitorEmail,
  assignee: (one) => one.assignee?.name,
  team: (one) => one.team?.name,
  labels: (one) => one.labels.map(({ label }) => label.name).join(', '),
  language: (one) => one.language,
  messages: (one) => String(one.lastSequence),
  rating: (one) => one.csatRating?.toString(),
  ratingComment: (one) => one.csatComment,
  startPage: (one) => one.startPageUrl,
  createdAt: (one) => one.createdAt.toISOString(),
  lastActivityAt: (one) => one.lastActivityAt.toISOString(),
  resolvedAt: (one) => one.resolvedAt?.toISOString(),
};
