import type { Conversation, Message, Prisma } from '@parley/db';
import type { SearchSort } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { timezoneNamed } from '#timezone.ts';
import { excerptParts, type ExcerptPart } from './excerpt.ts';
import { holdingAll, holdingAllButOne, holdingAny, holdingNames } from './matchOf.ts';
import { type ParsedSearch, parseSearch } from './parseSearch.ts';
import { isMe, searchConditions } from './searchConditions.ts';
import { counting, described, type Found, holding, messages, reading, type Source, writtenBy } from './sources.ts';

export type SearchHit = { conversation: Conversation; message: Message | null; excerpt: ExcerptPart[] };
export type ConversationSearch = {
  hits: SearchHit[];
  /** Counted when it is asked for. */
  count: () => Promise<number>;
};

type Deps = Pick<Context, 'db'>;
type Search = { query: string; first?: number | null; timezone?: string | null; sort?: SearchSort | null };

const LONGEST_QUERY = 500;
/** A conversation may be found by several messages, of which the best is shown. */
const HITS_PER_CONVERSATION = 4;
const MOST_COUNTED = 1000;
const NOTHING: ConversationSearch = { hits: [], count: () => Promise.resolve(0) };

/**
 * The conversations that a search finds, best or latest first, each with the message that it was found by. All words must be there;
 * only when that finds too little one of them may be missing, and only when that finds nothing any of them will do. Days begin where the
 * searching person is. Throws BAD_INPUT for a search beyond 500 characters, and for a time zone that there is not.
 */
export async function searchConversations(
  { db }: Deps,
  staff: StaffMember,
  search: Search,
): Promise<ConversationSearch> {
  const size = pageSize('first', search.first, 20);
  if (search.query.length > LONGEST_QUERY) {
    throw domainError('BAD_INPUT', `Search with at most ${LONGEST_QUERY} characters.`, { field: 'query' });
  }
  const parsed = parseSearch(search.query);
  const timezone = timezoneNamed(search.timezone ?? 'UTC');
  if (!timezone) throw domainError('BAD_INPUT', 'There is no such time zone.', { field: 'timezone' });
  const conditions = await searchConditions({ db }, staff, { ...parsed, timezone });
  if (!conditions) return NOTHING;
  const sort = search.sort ?? 'Relevance';
  const findings = await find({ db }, { staff, parsed, conditions, size, sort });
  if (!findings) return NOTHING;
  return {
    hits: await hitsOf({ db }, findings.found, size),
    async count() {
      const [row] = await db.$queryRaw<{ count: bigint }[]>(counting(findings.source, MOST_COUNTED));
      return Number(row?.count ?? 0);
    },
  };
}

type Finding = { staff: StaffMember; parsed: ParsedSearch; conditions: Prisma.Sql; size: number; sort: SearchSort };
/** What was found, and where all of it is. */
type Findings = { found: Found[]; source: Source };

/**
 * A page that is half full will do: the more words may be missing, the more there is to rank, and what holds any of three
 * words is ten times the work of what holds all.
 */
async function find({ db }: Deps, { staff, parsed, conditions, size, sort }: Finding): Promise<Findings | null> {
  const { words } = parsed;
  const limit = size * HITS_PER_CONVERSATION;
  const read = async (source: Source): Promise<Findings> => ({
    source,
    found: await db.$queryRaw<Found[]>(reading(source, { sort, limit })),
  });
  if (words.length === 0) {
    const source = withoutWords({ staff, parsed, conditions });
    return source && read(source);
  }
  const all = await read(holding(holdingAll(words), conditions));
  if (words.length === 1 || distinct(all.found) >= size / 2) return all;
  const most = await read(holding(holdingAllButOne(words), conditions));
  // Those that hold all are among them: the latest of both come first.
  if (sort === 'Newest' && most.found.length > 0) return most;
  if (words.length === 2 || all.found.length + most.found.length > 0) {
    return { source: most.source, found: [...all.found, ...most.found] };
  }
  return read(holding(holdingAny(words), conditions));
}

/** Operators alone: what they describe, the latest first. */
function withoutWords({ staff, parsed, conditions }: Pick<Finding, 'staff' | 'parsed' | 'conditions'>): Source | null {
  const { not, ...wanted } = parsed;
  if (!hasAny(wanted) && !hasAny(not)) return null;
  if (parsed.from.some((name) => !isMe(name))) {
    const match = holdingNames(parsed.from.map((name) => (isMe(name) ? staff.user.name : name)));
    return match ? writtenBy(match, conditions) : null;
  }
  const isOfMessages = parsed.from.length > 0 || not.from.length > 0 || parsed.states.includes('note');
  return isOfMessages ? messages(conditions) : described(conditions);
}

const hasAny = (traits: object) =>
  Object.values(traits).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

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
