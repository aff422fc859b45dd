import { cleanHtml } from '@parley/article-html/cleanHtml';
import type { Article, Client } from '@parley/db';
import type { ChatArticle, FoundArticle } from '#__generated__/resolvers.ts';
import { ASSETS_PATH, publicAddress } from '#assets/assetAddress.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { articleReadLimits } from '#chat/limits.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { escapeHtml } from '#escapeHtml.ts';
import { articleAddress } from '../help-centre/helpAddress.ts';
import { findCentre, searchCentre } from '../help-centre/helpCentre.service.ts';
import { linkedArticles, withLinks } from '../help-centre/pages.ts';

const MOST_FOUND = 10;
const LONGEST_SEARCH = 200;

/** What of the help centre holds the words, as the help centre itself finds it. Throws TOO_MANY_ATTEMPTS. */
export async function searchArticles(
  ctx: Context,
  { clientId, visitorId }: VisitorViewer,
  { search, language }: { search: string; language: string },
): Promise<FoundArticle[]> {
  await takeHits(ctx, articleReadLimits(visitorId));
  const centre = await findCentre(ctx, clientId, language);
  if (!centre) return [];
  const found = await searchCentre(ctx, centre, search.slice(0, LONGEST_SEARCH));
  return found.slice(0, MOST_FOUND).map(({ id, title }) => ({ id, title, language: centre.language }));
}

/** An article for a visitor, who is counted as a reader. Throws NOT_FOUND for what is not published, TOO_MANY_ATTEMPTS. */
export async function readArticle(
  ctx: Context,
  { clientId, visitorId }: VisitorViewer,
  id: string,
): Promise<ChatArticle> {
  await takeHits(ctx, articleReadLimits(visitorId));
  const article = await ctx.db.article.findFirst({
    where: { id, clientId, type: 'Text', status: 'Published' },
    include: { client: true },
  });
  if (!article) throw domainError('NOT_FOUND', 'This article is no longer there.');
  await ctx.db.article.update({ where: { id }, data: { views: { increment: 1 } } });
  return readable(ctx, article);
}

async function readable(ctx: Context, article: Article & { client: Client }): Promise<ChatArticle> {
  const { id, title, language, body, client } = article;
  return {
    id,
    title,
    language,
    body: await visitorsHtml(ctx, client, body),
    url: articleAddress(ctx.config, client, article),
  };
}

/** What an article of the client's says, as HTML that is safe to show beside the chat: with pictures and links that anybody can follow. */
export async function visitorsHtml(ctx: Pick<Context, 'db' | 'config'>, client: Client, body: string): Promise<string> {
  const targets = await ctx.db.article.findMany({
    where: { clientId: client.id, id: { in: linkedArticles(body) } },
  });
  const html = withLinks(cleanHtml(body), (target) => {
    const found = targets.find((one) => one.id === target);
    return found ? articleAddress(ctx.config, client, found) : null;
  });
  return besideTheChat(withPictures(ctx, html));
}

const PICTURE = new RegExp(`src="(${ASSETS_PATH}[^"]*)"`, 'g');

const withPictures = ({ config }: Pick<Context, 'config'>, html: string): string =>
  html.replaceAll(PICTURE, (_, path: string) => `src="${escapeHtml(publicAddress(config, path) ?? path)}"`);

/** A link leads to a page of its own: the chat stays. */
const besideTheChat = (html: string): string => html.replaceAll('<a href=', '<a target="_blank" href=');
