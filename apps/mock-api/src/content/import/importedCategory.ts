import { slugOf } from '@parley/article-html/text';
import type { ArticleCategory, Prisma } from '@parley/db';
import { GraphQLError } from 'graphql';
import { insertCategory } from '../categories.service.ts';
import { categoryIdsOf } from './articleImports.service.ts';
import type { Importing } from './importedArticle.ts';

/**
 * The category of an article by its name and that of its parent: one that is there already, wherever it stands, or a new one. Where
 * none can be made the article stands in the parent, or in none, and the note says so.
 */
export async function importedCategory(
  tx: Prisma.TransactionClient,
  importing: Importing,
  names: readonly string[],
): Promise<{ category: ArticleCategory | null; note: string | null }> {
  let category: ArticleCategory | null = null;
  for (const name of names) {
    try {
      category = (await namedCategory(tx, importing, name)) ?? (await newCategory(tx, importing, name, category));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { category, note: `There is no category “${name}”. ${error.message}` };
    }
  }
  return { category, note: null };
}

async function namedCategory(tx: Prisma.TransactionClient, { clientId }: Importing, name: string) {
  const all = await tx.articleCategory.findMany({ where: { clientId } });
  return all.find((one) => slugOf(one.name) === slugOf(name)) ?? null;
}

async function newCategory(
  tx: Prisma.TransactionClient,
  { importId, clientId, who, at }: Importing,
  name: string,
  parent: ArticleCategory | null,
): Promise<ArticleCategory> {
  const category = await insertCategory(tx, { clientId, fields: { name }, parentId: parent?.id ?? null, now: at, who });
  const { categoryIds } = await tx.articleImport.findUniqueOrThrow({ where: { id: importId } });
  const made = JSON.stringify([...categoryIdsOf({ categoryIds }), category.id]);
  await tx.articleImport.update({ where: { id: importId }, data: { categoryIds: made } });
  return category;
}
