import type { AssistantConfig } from './configSchema.ts';

/** The ids of the articles that a configuration names one by one: on its home page, to answer from, to be opened by triggers. */
export function namedArticles({ homePage, gpt, triggers }: AssistantConfig): string[] {
  const ids = [
    ...homePage.blocks.flatMap((block) =>
      block.type === 'Articles' && block.shows === 'Chosen' ? (block.articleIds ?? []) : [],
    ),
    ...(gpt.scope.articles === 'Chosen' ? gpt.scope.articleIds : []),
    ...triggers.items.flatMap(({ action }) => (action.type === 'Article' ? [action.articleId] : [])),
  ];
  return [...new Set(ids)].filter((id) => id !== null);
}
