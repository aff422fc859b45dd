import type { Prisma } from '@parley/db';
import { articlesIn } from '@parley/guided-flow/articlesIn';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { articleWarnings } from '@parley/guided-flow/warnings';
import { publishedArticles } from './flowContext.ts';

/** A sentence for each step whose article visitors may not read any more: no code of the wire contract says so. */
export async function hiddenArticles(
  tx: Prisma.TransactionClient,
  clientId: string,
  content: string,
): Promise<string[]> {
  const { graph } = storedFlow(content);
  const shown = articlesIn(graph);
  if (shown.length === 0) return [];
  const published = await publishedArticles(tx, clientId, shown);
  return articleWarnings(graph, new Set(published.map(({ id }) => id))).map(({ message }) => message);
}
