import type { FormTemplate, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { FormTemplateFilter, FormTemplateSort } from '#__generated__/resolvers.ts';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

type Deps = Pick<Context, 'db'>;

/** Throws NOT_FOUND. */
export async function findForm(
  { formTemplate }: Pick<Prisma.TransactionClient, 'formTemplate'>,
  clientId: string,
  id: string,
): Promise<FormTemplate> {
  const found = await formTemplate.findUnique({ where: { id, clientId } });
  if (!found) throw domainError('NOT_FOUND', 'This form does not exist any more.');
  return found;
}

type Page = {
  filter?: FormTemplateFilter | null;
  sort: FormTemplateSort;
  first?: number | null;
  after?: string | null;
};

const ByTime = v.strictTuple([v.pipe(v.string(), v.isoTimestamp()), v.string()]);
const ByName = v.strictTuple([v.string(), v.string()]);

/** A page of the client's forms. Throws BAD_INPUT with `field`. */
export async function listForms({ db }: Deps, clientId: string, { filter, sort, first, after }: Page) {
  const size = pageSize('first', first, 50);
  const where = passing(clientId, filter ?? {});
  const isByName = sort === 'NameAscending';
  const [rows, totalCount] = await Promise.all([
    db.formTemplate.findMany({
      where: { AND: [where, after ? following(after, isByName) : {}] },
      orderBy: isByName ? [{ name: 'asc' }, { id: 'asc' }] : [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: size + 1,
    }),
    db.formTemplate.count({ where }),
  ]);
  const cursorOf = ({ name, updatedAt, id }: FormTemplate) =>
    encodeCursor([isByName ? name : updatedAt.toISOString(), id]);
  return { ...forwardPage(rows, { size, cursor: after }, cursorOf), totalCount };
}

function following(after: string, isByName: boolean): Prisma.FormTemplateWhereInput {
  if (isByName) {
    const [name, id] = decodeCursor('after', after, ByName);
    return { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] };
  }
  const [at, id] = decodeCursor('after', after, ByTime);
  const updatedAt = new Date(at);
  return { OR: [{ updatedAt: { lt: updatedAt } }, { updatedAt, id: { lt: id } }] };
}

const MOST_WORDS = 8;

function passing(clientId: string, { status, search }: FormTemplateFilter): Prisma.FormTemplateWhereInput {
  const words = (search ?? '').slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return {
    clientId,
    status: status ?? { not: 'Archived' },
    AND: words.map((word) => ({ OR: [{ name: { contains: word } }, { description: { contains: word } }] })),
  };
}
