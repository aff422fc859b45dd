import type { Context } from '#context.ts';
import { articleAddress } from '#content/help-centre/helpAddress.ts';

type Deps = Pick<Context, 'db' | 'config'>;

/** Where visitors can read an article: in the help centre, or on the site it was read from. Null for what is not published there. The database is asked once for all of a page. */
export async function sourceAddress({ db, config }: Deps, articleId: string): Promise<string | null> {
  const article = await db.article.findUnique({
    where: { id: articleId },
    select: {
      type: true,
      status: true,
      slug: true,
      webpage: { select: { url: true } },
      client: { select: { id: true, helpCentreSlug: true } },
    },
  });
  if (article?.webpage) return article.status === 'Published' ? article.webpage.url : null;
  return article && articleAddress(config, article.client, article);
}
