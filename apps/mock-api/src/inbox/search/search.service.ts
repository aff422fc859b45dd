import type { Conversation, Message, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { timezoneNamed } from '#timezone.ts';
import { excerptParts, MARK_END, MARK_START, type ExcerptPart } from './excerpt.ts';
import { holdingAll, holdingAllButOne, holdingAny, holdingNames } from './matchOf.ts';
import { type ParsedSearch, parseSearch } from './parseSearch.ts';
import { isMe, searchConditions } from './searchConditions.ts';

export type SearchHit = { conversation: Conversation; message: Message | null; excerpt: ExcerptPart[] };

type Deps = Pick<Context, 'db'>;
type Search = { query: string; first?: number | null; timezone?: string | null };
type Found = { conversationId: string; messageId: string | null; excerpt: string };

const LONGEST_QUERY = 500;
/** A conversation may be found by several messages, of which the best is shown. */
const HITS_PER_CONVERSATION = 4;
const MOST_BY_NAME = 1000;

/**
 * The conversations that a search finds, best first, each with the message that it was found by. All words must be there;
 * only when that finds too little one of them may be missing, and only when that finds nothing any of them will do. Days begin where the
 * searching person is. Throws BAD_INPUT for a search beyond 500 characters, and for a time zone that there is not.
 */
export async function searchConversations({ db }: Deps, staff: StaffMember, search: Search): Promise<SearchHit[]> {
  const size = pageSize('first', search.first, 20);
  if (search.query.length > LONGEST_QUERY) {
    throw domainError('BAD_INPUT', `Search with at most ${LONGEST_QUERY} characters.`, { field: 'query' });
  }
  const parsed = parseSearch(search.query);
  const timezone = timezoneNamed(search.timezone ?? 'UTC');
  if (!timezone) throw domainError('BAD_INPUT', 'There is no such time zone.', { field: 'timezone' });
  const conditions = await searchConditions({ db }, staff, { ...parsed, timezone });
  if (!conditions) return [];
  return hitsOf({ db }, await findings({ db }, { staff, parsed, conditions, size }), size);
}

type Finding = { staff: StaffMember; parsed: ParsedSearch; conditions: Prisma.Sql; size: number };

/**
 * A page that is half full will do: the more words may be missing, the more there is to rank, and what holds any of three
 * words is ten times the work of what holds all.
 */
async function findings({ db }: Deps, { staff, parsed, conditions, size }: Finding): Promise<Found[]> {
  const { words } = parsed;
  const limit = size * HITS_PER_CONVERSATION;
  if (words.length === 0) return withoutWords({ db }, { staff, parsed, conditions, size });
  const found = (match: string) => matching({ db }, { match, conditions, limit });
  const all = await found(holdingAll(words));
  if (words.length === 1 || distinct(all) >= size / 2) return all;
  const most = await found(holdingAllButOne(words));
  if (words.length === 2 || all.length + most.length > 0) return [...all, ...most];
  return found(holdingAny(words));
}

type Match = { match: string; conditions: Prisma.Sql; limit: number };

function matching({ db }: Deps, { match, conditions, limit }: Match): Promise<Found[]> {
  return db.$queryRaw<Found[]>`
    SELECT d."conversationId", d."messageId",
      snippet("SearchIndex", 0, ${MARK_START}, ${MARK_END}, '…', 18) AS "excerpt"
    FROM "SearchIndex"
    CROSS JOIN "SearchDocument" d ON d."id" = "SearchIndex"."rowid"
    CROSS JOIN "Conversation" c ON c."id" = d."conversationId"
    LEFT JOIN "Message" m ON m."id" = d."messageId"
    WHERE "SearchIndex" MATCH ${match} AND ${conditions}
    ORDER BY "SearchIndex"."rank" LIMIT ${limit}`;
}

/** Operators alone: what they describe, the latest first. */
async function withoutWords({ db }: Deps, { staff, parsed, conditions, size }: Finding): Promise<Found[]> {
  const isNarrowed = Object.values(parsed).some((value) => (Array.isArray(value) ? value.length > 0 : value));
  if (!isNarrowed) return [];
  const limit = size * HITS_PER_CONVERSATION;
  if (parsed.from.some((name) => !isMe(name))) return writtenByNames({ db }, { staff, parsed, conditions, limit });
  if (parsed.from.length > 0 || parsed.states.includes('note')) return latestMessages({ db }, { conditions, limit });
  return db.$queryRaw<Found[]>`
    SELECT c."id" AS "conversationId", NULL AS "messageId", c."lastMessagePreview" AS "excerpt"
    FROM "Conversation" c LEFT JOIN "Message" m ON FALSE
    WHERE ${conditions} ORDER BY c."lastActivityAt" DESC LIMIT ${size}`;
}

/** One's own, or notes: Message has them in this order. */
function latestMessages({ db }: Deps, { conditions, limit }: Omit<Match, 'match'>): Promise<Found[]> {
  return db.$queryRaw<Found[]>`
    SELECT m."conversationId", m."id" AS "messageId", substr(m."body", 1, 140) AS "excerpt"
    FROM "Message" m
    CROSS JOIN "Conversation" c ON c."id" = m."conversationId"
    CROSS JOIN "SearchDocument" d ON d."messageId" = m."id"
    WHERE m."takenBackAt" IS NULL AND ${conditions}
    ORDER BY m."createdAt" DESC LIMIT ${limit}`;
}

type ByNames = Omit<Match, 'match'> & Pick<Finding, 'staff' | 'parsed'>;

/** Of somebody who has written very much, the latest of what was stored last. */
function writtenByNames({ db }: Deps, { staff, parsed, conditions, limit }: ByNames): Promise<Found[]> {
  const match = holdingNames(parsed.from.map((name) => (isMe(name) ? staff.user.name : name)));
  if (!match) return Promise.resolve([]);
  return db.$queryRaw<Found[]>`
    SELECT "conversationId", "messageId", "excerpt" FROM (
      SELECT m."conversationId", m."id" AS "messageId", substr(m."body", 1, 140) AS "excerpt", m."createdAt"
      FROM "SearchAuthor"
      CROSS JOIN "SearchDocument" d ON d."id" = "SearchAuthor"."rowid"
      CROSS JOIN "Message" m ON m."id" = d."messageId"
      CROSS JOIN "Conversation" c ON c."id" = d."conversationId"
      WHERE "SearchAuthor" MATCH ${match} AND m."takenBackAt" IS NULL AND ${conditions}
      ORDER BY "SearchAuthor"."rowid" DESC LIMIT ${MOST_BY_NAME}
    )
    ORDER BY "createdAt" DESC LIMIT ${limit}`;
}

const distinct = (found: readonly Found[]) => new Set(found.map(({ conversationId }) => conversationId)).size;

/** The best of each conversation, with its records: two statements, however many there are. */
async function hitsOf({ db }: Deps, found: readonly Found[], size: number): Promise<SearchHit[]> {
  const best = new Map<string, Found>();
  for (const one of found) {
    if (best.size < size && !best.has(one.conversationId)) best.set(one.conversationId, one);
  }
  const chosen = [...best.values()];
  const messageIds = chosen.flatMap(({ messageId }) => messageId ?? []);
  const [conversations, messages] = await Promise.all([
    db.conversation.findMany({ where: { id: { in: [...best.keys()] } } }),
    messageIds.length > 0 ? db.message.findMany({ where: { id: { in: messageIds } } }) : [],
  ]);
  return chosen.flatMap(({ conversationId, messageId, excerpt }) => {
    const conversation = conversations.find(({ id }) => id === conversationId);
    const message = messages.find(({ id }) => id === messageId) ?? null;
    return conversation ? [{ conversation, message, excerpt: excerptParts(excerpt) }] : [];
  });
}
