import type { Graph } from './flow.ts';

/** The ids of the articles that a flow shows, each once. */
export function articlesIn({ nodes }: Graph): string[] {
  const ids = nodes.flatMap((node) => (node.type === 'TextArticle' ? (node.data.articleId ?? []) : []));
  return [...new Set(ids)];
}
