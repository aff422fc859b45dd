import { slugOf } from '@parley/article-html/text';
import type { ArticleCategory, Prisma } from '@parley/db';
import type { ArticleCategoryInput } from '#__generated__/resolvers.ts';
import * as v from 'valibot';
import { audit, by, type Auditing, type By } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { parseInput } from '#input.ts';
import { assertNameIsFree, assertRoom, nameOf } from '#inbox/namedInput.ts';
import { singleLine } from '#singleLine.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Tx = Prisma.TransactionClient;

const MOST_CATEGORIES = 200;

const text = (longest: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(longest, `Use at most ${longest} characters.`), singleLine)),
    v.transform((given) => given ?? ''),
  );
const FIELDS = { name: nameOf('Enter a name.', 60), description: text(200), icon: text(16) };
const WORDS = { name: 'name', description: 'description', icon: 'icon' };

/** Throws NOT_FOUND. */
export async function findCategory(
  { articleCategory }: Pick<Tx, 'articleCategory'>,
  clientId: string,
  id: string,
): Promise<ArticleCategory> {
  const category = await articleCategory.findUnique({ where: { id, clientId } });
  if (!category) throw domainError('NOT_FOUND', 'This category does not exist any more.');
  return category;
}

/** Each parent before its children, in their order. */
export async function listCategories({ db }: { db: Pick<Tx, 'articleCategory'> }, clientId: string) {
  const all = await db.articleCategory.findMany({
    where: { clientId },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  });
  const below = (parentId: string | null): ArticleCategory[] =>
    all.filter((one) => one.parentId === parentId).flatMap((one) => [one, ...below(one.id)]);
  return below(null);
}

/** The ids of the chosen categories and of all beneath them. */
export async function withThoseBeneath(
  { db }: { db: Pick<Tx, 'articleCategory'> },
  clientId: string,
  chosen: readonly string[],
): Promise<string[]> {
  const included = new Set(chosen);
  // Each parent comes before its children.
  for (const { id, parentId } of await listCategories({ db }, clientId)) {
    if (parentId !== null && included.has(parentId)) included.add(id);
  }
  return [...included];
}

/** The last of its parent. Throws BAD_INPUT naming the field, and NOT_FOUND for the parent. */
export async function createCategory(
  ctx: Deps,
  clientId: string,
  { parentId = null, ...input }: ArticleCategoryInput,
): Promise<ArticleCategory> {
  const fields = parseInput(FIELDS, input);
  return ctx.db.$transaction((tx) =>
    insertCategory(tx, { clientId, fields, parentId, now: ctx.clock.now(), who: by(ctx) }),
  );
}

type NewCategory = {
  clientId: string;
  fields: { name: string; description?: string; icon?: string };
  parentId: string | null;
  now: Date;
  who: By | null;
};

/** As createCategory, of what is in order already. */
export async function insertCategory(
  tx: Tx,
  { clientId, fields, parentId, now, who }: NewCategory,
): Promise<ArticleCategory> {
  const others = await tx.articleCategory.findMany({ where: { clientId } });
  assertRoom(others.length, { most: MOST_CATEGORIES, kinds: 'categories' });
  assertNameIsFree(others, { name: fields.name, kind: 'category' });
  await assertMayStandIn(tx, { clientId, parentId });
  const category = await tx.articleCategory.create({
    data: {
      ...fields,
      id: newId('ArticleCategory'),
      clientId,
      parentId,
      slug: freeSlug(fields.name, others),
      position: others.filter((one) => one.parentId === parentId).length,
      createdAt: now,
    },
  });
  await audit(tx, who, { action: 'ArticleCategoryCreated', target: category });
  return category;
}

/** Its address stays as it is. Throws BAD_INPUT naming the field, and NOT_FOUND for it or the parent. */
export async function updateCategory(
  ctx: Deps,
  clientId: string,
  { id, input: { parentId = null, ...input } }: { id: string; input: ArticleCategoryInput },
): Promise<ArticleCategory> {
  const fields = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const before = await findCategory(tx, clientId, id);
    const others = await tx.articleCategory.findMany({ where: { clientId } });
    assertNameIsFree(others, { id, name: fields.name, kind: 'category' });
    if (parentId !== before.parentId) await placeCategory(tx, before, { parentId, position: others.length });
    const after = await tx.articleCategory.update({ where: { id }, data: fields });
    const changes = changesBetween(before, after, WORDS);
    await audit(tx, by(ctx), { action: 'ArticleCategoryChanged', target: after, changes });
    return after;
  });
}

type Place = { parentId: string | null; position: number };

/** Answers all of them in their order. Throws BAD_INPUT naming `parentId`, and NOT_FOUND. */
export async function moveCategory(
  ctx: Deps,
  clientId: string,
  { id, parentId = null, position }: { id: string; parentId?: string | null; position: number },
): Promise<ArticleCategory[]> {
  return ctx.db.$transaction(async (tx) => {
    await placeCategory(tx, await findCategory(tx, clientId, id), { parentId, position });
    return listCategories({ db: tx }, clientId);
  });
}

async function placeCategory(tx: Tx, { id, clientId }: ArticleCategory, { parentId, position }: Place): Promise<void> {
  await assertMayStandIn(tx, { clientId, parentId, id });
  const siblings = await tx.articleCategory.findMany({
    where: { clientId, parentId, id: { not: id } },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
    select: { id: true },
  });
  const inOrder = siblings.map((one) => one.id).toSpliced(Math.max(0, position), 0, id);
  for (const [index, one] of inOrder.entries()) {
    await tx.articleCategory.update({ where: { id: one }, data: { position: index, parentId } });
  }
}

/** Categories nest two deep, so that the help centre's reader always sees where they are. */
async function assertMayStandIn(
  tx: Tx,
  { clientId, parentId, id }: { clientId: string; parentId: string | null; id?: string },
): Promise<void> {
  if (parentId === null) return;
  const parent = await findCategory(tx, clientId, parentId);
  const holdsOthers = id !== undefined && (await tx.articleCategory.count({ where: { parentId: id } })) > 0;
  if (parent.parentId === null && parent.id !== id && !holdsOthers) return;
  throw domainError('BAD_INPUT', 'Categories nest two deep.', { field: 'parentId' });
}

/** What stands in it stands in none then, its categories where it stood. Throws NOT_FOUND. */
export async function deleteCategory(ctx: Deps, clientId: string, id: string): Promise<string> {
  await ctx.db.$transaction(async (tx) => {
    const category = await findCategory(tx, clientId, id);
    await tx.articleCategory.updateMany({ where: { clientId, parentId: id }, data: { parentId: category.parentId } });
    await tx.articleCategory.delete({ where: { id } });
    await audit(tx, by(ctx), { action: 'ArticleCategoryDeleted', target: category });
  });
  return id;
}

function freeSlug(name: string, others: readonly { slug: string }[]): string {
  const taken = new Set(others.map(({ slug }) => slug));
  const wanted = slugOf(name) || 'category';
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
