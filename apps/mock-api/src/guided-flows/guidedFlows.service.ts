import type { GuidedFlow, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { GuidedFlowSort, GuidedFlowStatus } from '#__generated__/resolvers.ts';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

type Deps = Pick<Context, 'db'>;

/** Throws NOT_FOUND. */
export async function findGuidedFlow(
  { guidedFlow }: Pick<Prisma.TransactionClient, 'guidedFlow'>,
  clientId: string,
  id: string,
): Promise<GuidedFlow> {
  const found = await guidedFlow.findUnique({ where: { id, clientId } });
  if (!found) throw domainError('NOT_FOUND', 'This guided flow does not exist any more.');
  return found;
}

/** Who meets a flow. */
export function statusOf({ archivedAt, publishedAt }: GuidedFlow): GuidedFlowStatus {
  if (archivedAt) return 'Archived';
  return publishedAt ? 'Published' : 'Draft';
}

const WITH_STATUS: Readonly<Record<GuidedFlowStatus, Prisma.GuidedFlowWhereInput>> = {
  Draft: { archivedAt: null, publishedAt: null },
  Published: { archivedAt: null, publishedAt: { not: null } },
  Archived: { archivedAt: { not: null } },
};

type List = {
  search?: string | null;
  status?: GuidedFlowStatus | null;
  sort: GuidedFlowSort;
  first?: number | null;
  after?: string | null;
};

const MOST_WORDS = 8;
const Position = v.tuple([v.union([v.string(), v.number()]), v.string()]);

/** Throws BAD_INPUT with `field`. */
export async function listGuidedFlows({ db }: Deps, clientId: string, { search, status, sort, first, after }: List) {
  const size = pageSize('first', first, 20);
  const words = (search ?? '').slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const where: Prisma.GuidedFlowWhereInput = {
    clientId,
    ...(status ? WITH_STATUS[status] : { archivedAt: null }),
    AND: words.map((word) => ({ name: { contains: word } })),
  };
  const direction = sort === 'EditedNewest' || sort === 'NameDescending' ? 'desc' : 'asc';
  const isByName = sort === 'NameAscending' || sort === 'NameDescending';
  const [rows, totalCount] = await Promise.all([
    db.guidedFlow.findMany({
      where: after ? { AND: [where, behind(after, { isByName, direction })] } : where,
      orderBy: [{ [isByName ? 'name' : 'updatedAt']: direction }, { id: direction }],
      take: size + 1,
    }),
    db.guidedFlow.count({ where }),
  ]);
  const cursorOf = ({ id, name, updatedAt }: GuidedFlow) => encodeCursor([isByName ? name : updatedAt.getTime(), id]);
  return { ...forwardPage(rows, { size, cursor: after }, cursorOf), totalCount };
}

type Order = { isByName: boolean; direction: 'asc' | 'desc' };

function behind(after: string, { isByName, direction }: Order): Prisma.GuidedFlowWhereInput {
  const [place, id] = decodeCursor('after', after, Position);
  const beyond = direction === 'asc' ? 'gt' : 'lt';
  const sameId = { id: { [beyond]: id } };
  if (isByName) return { OR: [{ name: { [beyond]: String(place) } }, { name: String(place), ...sameId }] };
  const at = new Date(Number(place));
  if (Number.isNaN(at.getTime())) {
    throw domainError('BAD_INPUT', 'This cursor leads nowhere. Start from the first page again.', { field: 'after' });
  }
  return { OR: [{ updatedAt: { [beyond]: at } }, { updatedAt: at, ...sameId }] };
}

/** What can be offered to visitors, by name. */
export const publishedFlows = ({ guidedFlow }: Pick<Prisma.TransactionClient, 'guidedFlow'>, clientId: string) =>
  guidedFlow.findMany({
    where: { clientId, archivedAt: null, publishedAt: { not: null } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
