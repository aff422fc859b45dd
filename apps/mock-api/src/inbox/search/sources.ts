import { Prisma } from '@parley/db';
import { MARK_END, MARK_START } from './excerpt.ts';

/** Where a search looks: a conversation `c`, with the message `m` by which it is found where there is one. */
export type Source = {
  /** What is read, and which of it passes. */
  rows: Prisma.Sql;
  excerpt: Prisma.Sql;
  /** Best first. */
  order: Prisma.Sql;
  /** Which of them are read at all when the latest come first; all of them unless given. */
  latest?: (limit: number) => Prisma.Sql;
};
export type Found = { conversationId: string; messageId: string | null; excerpt: string };

const LATEST_FIRST = Prisma.sql`coalesce(m."createdAt", c."lastActivityAt") DESC`;
const AS_WRITTEN = Prisma.sql`substr(m."body", 1, 140)`;

/** What the index holds of some words. */
export function holding(match: string, conditions: Prisma.Sql): Source {
  const rows = Prisma.sql`"SearchIndex"
    CROSS JOIN "SearchDocument" d ON d."id" = "SearchIndex"."rowid"
    CROSS JOIN "Conversation" c ON c."id" = d."conversationId"
    LEFT JOIN "Message" m ON m."id" = d."messageId"
    WHERE "SearchIndex" MATCH ${match} AND ${conditions}`;
  return {
    rows,
    excerpt: Prisma.sql`snippet("SearchIndex", 0, ${MARK_START}, ${MARK_END}, '…', 18)`,
    order: Prisma.sql`"SearchIndex"."rank"`,
    // Else there would be an excerpt of each before they are sorted.
    latest: (limit) => Prisma.sql`"SearchIndex"."rowid" IN (
      SELECT d."id" FROM ${rows} ORDER BY ${LATEST_FIRST} LIMIT ${limit})`,
  };
}

/** Conversations that operators describe. */
export const described = (conditions: Prisma.Sql): Source => ({
  rows: Prisma.sql`"Conversation" c LEFT JOIN "Message" m ON FALSE WHERE ${conditions}`,
  excerpt: Prisma.sql`c."lastMessagePreview"`,
  order: LATEST_FIRST,
});

/** One's own messages, or notes: Message has them in this order. */
export const messages = (conditions: Prisma.Sql): Source => ({
  rows: Prisma.sql`"Message" m
    CROSS JOIN "Conversation" c ON c."id" = m."conversationId"
    CROSS JOIN "SearchDocument" d ON d."messageId" = m."id"
    WHERE m."takenBackAt" IS NULL AND ${conditions}`,
  excerpt: AS_WRITTEN,
  order: Prisma.sql`m."createdAt" DESC`,
});

const MOST_BY_NAME = 1000;

/** What people of these names wrote; of somebody who has written very much, the latest of what was stored last. */
export function writtenBy(match: string, conditions: Prisma.Sql): Source {
  const documents = Prisma.sql`"SearchAuthor"
    CROSS JOIN "SearchDocument" d ON d."id" = "SearchAuthor"."rowid"
    CROSS JOIN "Message" m ON m."id" = d."messageId"
    CROSS JOIN "Conversation" c ON c."id" = d."conversationId"
    WHERE "SearchAuthor" MATCH ${match} AND m."takenBackAt" IS NULL AND ${conditions}`;
  return {
    rows: Prisma.sql`(SELECT m."id" AS "foundId" FROM ${documents} ORDER BY "SearchAuthor"."rowid" DESC LIMIT ${MOST_BY_NAME})
      CROSS JOIN "Message" m ON m."id" = "foundId"
      CROSS JOIN "Conversation" c ON c."id" = m."conversationId"
      WHERE TRUE`,
    excerpt: AS_WRITTEN,
    order: LATEST_FIRST,
  };
}

type Reading = { sort: 'Relevance' | 'Newest'; limit: number };

/** The first of what a source has. */
export function reading({ rows, excerpt, order, latest }: Source, { sort, limit }: Reading): Prisma.Sql {
  const isLatest = sort === 'Newest';
  const read = isLatest && latest ? Prisma.sql`${rows} AND ${latest(limit)}` : rows;
  return Prisma.sql`SELECT c."id" AS "conversationId", m."id" AS "messageId", ${excerpt} AS "excerpt"
    FROM ${read} ORDER BY ${isLatest ? LATEST_FIRST : order} LIMIT ${limit}`;
}

/** How many conversations a source has; nobody counts beyond `most`. */
export const counting = ({ rows }: Source, most: number): Prisma.Sql =>
  Prisma.sql`SELECT count(*) AS "count" FROM (SELECT DISTINCT c."id" FROM ${rows} LIMIT ${most})`;
