import type { Article, Client } from '@parley/db';
import type { Config } from '#config.ts';

/** Below this path stand the help centres of all companies. */
export const HELP_PATH = '/help/';

type Owner = Pick<Client, 'id' | 'helpCentreSlug'>;

/** The path of a company's help centre; of one without a name of its own by its id. */
export const helpPath = ({ id, helpCentreSlug }: Owner) => `${HELP_PATH}${encodeURIComponent(helpCentreSlug ?? id)}`;

/** Where anybody reads what a company has published. */
export const helpCentreAddress = ({ apiUrl }: Pick<Config, 'apiUrl'>, client: Owner) =>
  new URL(helpPath(client), apiUrl).href;

type Written = Pick<Article, 'type' | 'status' | 'slug'>;

/** Where anybody reads an article; null for what is not published or not written here. */
export function articleAddress(config: Pick<Config, 'apiUrl'>, client: Owner, article: Written): string | null {
  const { type, status, slug } = article;
  if (type !== 'Text' || status !== 'Published' || slug === null) return null;
  return `${helpCentreAddress(config, client)}/articles/${encodeURIComponent(slug)}`;
}
