import type { Article } from '@parley/db';
import * as v from 'valibot';
import type { Context } from '#context.ts';

const Tags = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The tags of an article, of the JSON that it keeps. */
export const storedTags = ({ tags }: Pick<Article, 'tags'>): string[] => v.parse(Tags, tags);

/** All tags that a client's articles bear, archived ones apart, by the alphabet. */
export async function listTags({ db }: Pick<Context, 'db'>, clientId: string): Promise<string[]> {
  const articles = await db.article.findMany({
    where: { clientId, status: { not: 'Archived' }, NOT: { tags: '[]' } },
    select: { tags: true },
  });
  const tags = new Set(articles.flatMap(storedTags));
  return [...tags].toSorted((one, other) => one.localeCompare(other, 'en'));
}
