import { type Conversation, Prisma } from '@parley/db';
import type { ConversationFilter, ConversationSort, ConversationView } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { inView, passing } from './conversationFilter.ts';
import { placeOf, stretchesOf } from './conversationOrder.ts';

type Deps = Pick<Context, 'db'>;
type Staff = { clientId: string; user: Pick<StaffMember['user'], 'id'> };
type List = {
  view?: ConversationView;
  filter?: ConversationFilter | null;
  sort?: ConversationSort;
  first?: number | null;
  after?: string | null;
};

/** A page of the client's conversations. Throws BAD_INPUT for a page beyond 100, a cursor of another list or too many values. */
export async function listConversations({ db }: Deps, { clientId, user }: Staff, list: List) {
  const { view = 'All', filter, sort = 'LastActivityNewest', first, after } = list;
  const size = pageSize('first', first, 25);
  const passed = [Prisma.sql`"clientId" = ${clientId}`, ...inView(view, user.id), ...passing(filter)];
  const rows: Conversation[] = [];
  for (const { conditions, order } of stretchesOf(sort, after)) {
    const limit = size + 1 - rows.length;
    if (limit === 0) break;
    // Whoever is answered between the two statements stands in the first already.
    const others = rows.length > 0 ? [Prisma.sql`"id" NOT IN (${Prisma.join(rows.map(({ id }) => id))})`] : [];
    rows.push(
      ...(await readConversations({ db }, { conditions: [...passed, ...conditions, ...others], order, limit })),
    );
  }
  return forwardPage(rows, { size, cursor: after }, (row) => placeOf(sort, row));
}

type Reading = { conditions: readonly Prisma.Sql[]; order: Prisma.Sql; limit: number };

/** Without Prisma's own query, which takes twice the time for records of 37 columns. */
function readConversations({ db }: Deps, { conditions, order, limit }: Reading): Promise<Conversation[]> {
  return db.$queryRaw<Conversation[]>`
    SELECT * FROM "Conversation" WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${limit}`;
}

/** How many of the client's conversations pass the filter, in each view. Throws BAD_INPUT for too many values. */
export async function countConversations({ db }: Deps, { clientId, user }: Staff, filter?: ConversationFilter | null) {
  const passed = [Prisma.sql`"clientId" = ${clientId}`, ...passing(filter)];
  const count = (view: ConversationView) =>
    Prisma.sql`(SELECT count(*) FROM "Conversation" WHERE ${allOf([...passed, ...inView(view, user.id)])})`;
  const [counts] = await db.$queryRaw<[Record<'all' | 'mine' | 'unassigned' | 'unread' | 'handoff', number>]>`
    SELECT ${count('All')} AS "all", ${count('Mine')} AS "mine", ${count('Unassigned')} AS "unassigned",
      ${count('Unread')} AS "unread", ${count('Handoff')} AS "handoff"`;
  return counts;
}

const allOf = (conditions: readonly Prisma.Sql[]) => Prisma.join([...conditions], ' AND ');

/** The languages of the client's visitors, in alphabetical order. */
export async function listLanguages({ db }: Deps, clientId: string): Promise<string[]> {
  const rows = await db.conversation.groupBy({
    by: ['language'],
    where: { clientId, language: { not: null } },
    orderBy: { language: 'asc' },
  });
  return rows.flatMap(({ language }) => language ?? []);
}
