import type { Conversation, Prisma } from '@parley/db';
import type { ConversationFilter, ConversationSort, ConversationView } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { inView, passing } from './conversationFilter.ts';
import { placeOf, stretchesOf } from './conversationOrder.ts';

type Deps = Pick<Context, 'db'>;
type Condition = Prisma.ConversationWhereInput;
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
  const rows: Conversation[] = [];
  for (const { where, orderBy } of stretchesOf(sort, after)) {
    const take = size + 1 - rows.length;
    if (take === 0) break;
    // Whoever is answered between the two statements stands in the first already.
    const others = rows.length > 0 ? { id: { notIn: rows.map(({ id }) => id) } } : {};
    const listed = ofClient(clientId, [inView(view, user.id), passing(filter), where, others]);
    rows.push(...(await db.conversation.findMany({ where: listed, orderBy, take })));
  }
  return forwardPage(rows, { size, cursor: after }, (row) => placeOf(sort, row));
}

/** How many of the client's conversations pass the filter, in each view. Throws BAD_INPUT for too many values. */
export async function countConversations({ db }: Deps, { clientId, user }: Staff, filter?: ConversationFilter | null) {
  const count = (view: ConversationView) =>
    db.conversation.count({ where: ofClient(clientId, [inView(view, user.id), passing(filter)]) });
  const [all, mine, unassigned, unread, handoff] = await Promise.all([
    count('All'),
    count('Mine'),
    count('Unassigned'),
    count('Unread'),
    count('Handoff'),
  ]);
  return { all, mine, unassigned, unread, handoff };
}

/** Without what says nothing, of which Prisma would make something for each page. */
function ofClient(clientId: string, conditions: readonly Condition[]): Condition {
  const telling = conditions.filter((condition) => Object.keys(condition).length > 0);
  return telling.length > 0 ? { clientId, AND: telling } : { clientId };
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
