import type { ConversationFilter, ConversationSort, ConversationView } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { inView, passing } from './conversationFilter.ts';
import { following, orderBy, placeOf } from './conversationOrder.ts';

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
  const rows = await db.conversation.findMany({
    where: { clientId, AND: [inView(view, user.id), passing(filter), after ? following(sort, after) : {}] },
    orderBy: orderBy(sort),
    take: size + 1,
  });
  return forwardPage(rows, { size, cursor: after }, (row) => placeOf(sort, row));
}

/** How many of the client's conversations pass the filter, in each view. Throws BAD_INPUT for too many values. */
export async function countConversations({ db }: Deps, { clientId, user }: Staff, filter?: ConversationFilter | null) {
  const count = (view: ConversationView) =>
    db.conversation.count({ where: { clientId, AND: [inView(view, user.id), passing(filter)] } });
  const [all, mine, unassigned, unread, handoff] = await Promise.all([
    count('All'),
    count('Mine'),
    count('Unassigned'),
    count('Unread'),
    count('Handoff'),
  ]);
  return { all, mine, unassigned, unread, handoff };
}

/** The languages of the client's visitors, in alphabetical order. */
export async function listLanguages({ db }: Deps, clientId: string): Promise<string[]> {
  const rows = await db.conversation.groupBy({
    by: ['language'],
    where: { clientId, language: { not: null } },
    orderBy: { language: 'asc' },
  });
  return rows.flatMap(({ language }) => language ?? []);
}
