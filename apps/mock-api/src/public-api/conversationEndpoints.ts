import { randomUUID } from 'node:crypto';
import type { Attachment, Message, Prisma } from '@parley/db';
import * as v from 'valibot';
import { decodeCursor } from '#connection.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { priorityOf } from '#inbox/conversations/priority.ts';
import { announceMessage, appendMessage } from '#inbox/messages/appendMessage.ts';
import { messageDraft } from '#inbox/messages/messageDraft.ts';
import { endpoint, type ApiDeps, type Endpoint } from './endpoint.ts';
import { afterTime, PAGE, pageOf, since, toPage } from './page.ts';
import { ConversationRecord, iso, maybeIso, MessageRecord, STATUSES } from './records.ts';
import { replyAuthor } from './replyAuthor.ts';

/** How `conversationRecord` wants to have it read. */
export const withLabels = { labels: { include: { label: { select: { name: true } } } } } as const;
type Row = Prisma.ConversationGetPayload<{ include: typeof withLabels }>;

/** A conversation as programs see it. */
export function conversationRecord(row: Row): v.InferOutput<typeof ConversationRecord> {
  const { id, number, status, handledBy, assistantId, assigneeId, teamId, language, startPageUrl } = row;
  return {
    id,
    number,
    status,
    handledBy,
    priority: priorityOf(row.priority),
    assistantId,
    visitor: { id: row.visitorId, name: row.visitorName, email: row.visitorEmail },
    assigneeId,
    teamId,
    labels: row.labels.map(({ label }) => label.name).toSorted((one, other) => one.localeCompare(other)),
    language,
    startPageUrl,
    rating: row.csatRating,
    createdAt: iso(row.createdAt),
    lastActivityAt: iso(row.lastActivityAt),
    resolvedAt: maybeIso(row.resolvedAt),
  };
}

/** A message as programs see it. */
export function messageRecord(
  row: Message & { attachments: readonly Attachment[] },
): v.InferOutput<typeof MessageRecord> {
  const { id, conversationId, kind, author, authorName, body } = row;
  return {
    id,
    conversationId,
    kind,
    author,
    authorName,
    body,
    attachments: row.attachments.map(({ name, mediaType, size }) => ({ name, mediaType, size })),
    createdAt: iso(row.createdAt),
    editedAt: maybeIso(row.editedAt),
  };
}

/** Throws NOT_FOUND. */
export async function findConversationRow({ db }: Pick<ApiDeps, 'db'>, clientId: string, id: string): Promise<Row> {
  const row = await db.conversation.findUnique({ where: { id, clientId }, include: withLabels });
  if (!row) throw noConversation();
  return row;
}

const listConversations = endpoint({
  id: 'listConversations',
  method: 'GET',
  path: '/conversations',
  summary: 'Lists conversations, the last active ones first.',
  scope: 'ConversationsRead',
  query: {
    ...PAGE,
    status: v.optional(
      v.pipe(v.picklist(STATUSES, `Choose one of ${STATUSES.join(', ')}.`), v.description('Only these.')),
    ),
    since,
  },
  body: {},
  answer: pageOf(ConversationRecord),
  async run({ db }, { clientId, query }) {
    const after = afterTime(query.cursor);
    const rows = await db.conversation.findMany({
      where: {
        clientId,
        ...(query.status && { status: query.status }),
        AND: [
          query.since ? { lastActivityAt: { gte: query.since } } : {},
          after
            ? { OR: [{ lastActivityAt: { lt: after.at } }, { lastActivityAt: after.at, id: { lt: after.id } }] }
            : {},
        ],
      },
      include: withLabels,
      orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    });
    const cursorOf = ({ lastActivityAt, id }: Row) => [iso(lastActivityAt), id];
    return toPage(rows, query, { item: conversationRecord, cursorOf });
  },
});

const getConversation = endpoint({
  id: 'getConversation',
  method: 'GET',
  path: '/conversations/{id}',
  summary: 'Answers one conversation.',
  scope: 'ConversationsRead',
  query: {},
  body: {},
  answer: ConversationRecord,
  run: async (deps, { clientId, params }) =>
    conversationRecord(await findConversationRow(deps, clientId, params.id ?? '')),
});

const Position = v.strictTuple([v.pipe(v.number(), v.safeInteger())]);

const listMessages = endpoint({
  id: 'listMessages',
  method: 'GET',
  path: '/conversations/{id}/messages',
  summary: 'Lists what is written in a conversation, the oldest first; without private notes.',
  scope: 'ConversationsRead',
  query: PAGE,
  body: {},
  answer: pageOf(MessageRecord),
  async run(deps, { clientId, params, query }) {
    const { id: conversationId } = await findConversationRow(deps, clientId, params.id ?? '');
    const [after] = query.cursor === undefined ? [] : decodeCursor('cursor', query.cursor, Position);
    const rows = await deps.db.message.findMany({
      where: {
        conversationId,
        // What only staff sees has no place in the visitor's count.
        visitorSequence: { not: null },
        takenBackAt: null,
        ...(after !== undefined && { sequence: { gt: after } }),
      },
      include: { attachments: { orderBy: { position: 'asc' } } },
      orderBy: { sequence: 'asc' },
      take: query.limit + 1,
    });
    return toPage(rows, query, { item: messageRecord, cursorOf: ({ sequence }) => [sequence] });
  },
});

const replyToConversation = endpoint({
  id: 'replyToConversation',
  method: 'POST',
  path: '/conversations/{id}/messages',
  summary: 'Replies to the visitor; with an Idempotency-Key once, however often it is asked.',
  scope: 'ConversationsWrite',
  query: {},
  body: {
    body: v.pipe(v.string('Write a message.'), v.description('Markdown, 1 to 5,000 characters.')),
    authorId: v.optional(
      v.pipe(v.string(), v.description('The colleague in whose name; who made the key unless given.')),
    ),
  },
  example: { body: 'Your parcel left our warehouse this morning.' },
  answer: MessageRecord,
  async run(deps, { clientId, key, params, body, idempotencyKey }) {
    const draft = messageDraft({
      body: body.body,
      key: idempotencyKey === null ? randomUUID() : `api ${idempotencyKey}`,
    });
    const { id: conversationId } = await findConversationRow(deps, clientId, params.id ?? '');
    const { id, name } = await replyAuthor(deps, key, body.authorId);
    const sent = await deps.db.$transaction(async (tx) => {
      const conversation = await tx.conversation.findUnique({ where: { id: conversationId, clientId } });
      if (!conversation) throw noConversation();
      return appendMessage(tx, { conversation, sender: { author: 'Agent', id, name }, draft, now: deps.clock.now() });
    });
    announceMessage(deps, sent);
    return messageRecord({ ...sent.message, attachments: sent.message.attachments ?? [] });
  },
});

export const CONVERSATION_ENDPOINTS: readonly Endpoint[] = [
  listConversations,
  getConversation,
  listMessages,
  replyToConversation,
];
