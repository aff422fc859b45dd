import type { Article, Prisma } from '@parley/db';
import { domainError } from '#errors.ts';

type Tx = Pick<Prisma.TransactionClient, 'article'>;
type Grouped = Pick<Article, 'id' | 'clientId' | 'translationGroup'>;

/** The same article in its other languages, by their tags; archived ones as well, which keep their language. */
export async function translationsOf({ article }: Tx, { id, clientId, translationGroup }: Grouped): Promise<Article[]> {
  if (translationGroup === null) return [];
  return article.findMany({ where: { clientId, translationGroup, id: { not: id } }, orderBy: { language: 'asc' } });
}

/** Throws BAD_INPUT for `language` where one of the same articles has it. */
export async function assertLanguageIsFree(tx: Tx, article: Grouped, tag: string): Promise<void> {
  const taken = (await translationsOf(tx, article)).find((other) => other.language === tag);
  if (!taken) return;
  const name = taken.title || 'Untitled';
  throw domainError('BAD_INPUT', `“${name}” is this article in that language already.`, { field: 'language' });
}

/** Each of `articles`, followed by what is published of it in other languages and is not among them. */
export async function withTranslations(tx: Tx, articles: readonly Article[]): Promise<Article[]> {
  const translations = await publishedTranslations(tx, articles);
  const beside = ({ translationGroup }: Article) =>
    translations.filter((other) => other.translationGroup === translationGroup);
  return [...new Map(articles.flatMap((one) => [one, ...beside(one)]).map((one) => [one.id, one])).values()];
}

/** An article as somebody reads it who speaks `tag`: what is published of it in that language, else itself. */
export async function translatedTo(tx: Tx, article: Article, tag: string | null): Promise<Article> {
  if (tag === null || article.language === tag) return article;
  const translations = await publishedTranslations(tx, [article]);
  return translations.find(({ language }) => language === tag) ?? article;
}

/** All that is published of these articles in any language. */
async function publishedTranslations({ article }: Tx, articles: readonly Article[]): Promise<Article[]> {
  const groups = articles.flatMap(({ translationGroup }) => translationGroup ?? []);
  if (groups.length === 0) return [];
  const clients = [...new Set(articles.map(({ clientId }) => clientId))];
  return article.findMany({
    where: { clientId: { in: clients }, translationGroup: { in: groups }, type: 'Text', status: 'Published' },
    orderBy: { language: 'asc' },
  });
}
