import type { AssistantConfig } from './configSchema.ts';

/**
 * The ids of the articles that a configuration names one by one: on its home page, to answer from, to be opened by triggers. Also those
 * that were chosen before another choice was made, which goes back to them.
 */
export function namedArticles({ homePage, gpt, triggers }: AssistantConfig): string[] {
  const ids = [
    ...homePage.blocks.flatMap((block) => (block.type === 'Articles' ? (block.articleIds ?? []) : [])),
    ...gpt.scope.articleIds,
    ...triggers.items.flatMap(({ action }) => (action.type === 'Article' ? [action.articleId] : [])),
  ];
  return [...new Set(ids)].filter((id) => id !== null);
}
