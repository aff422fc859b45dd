import { expect, it } from 'vitest';
import type { AssistantConfig } from './configSchema.ts';
import { namedArticles } from './namedArticles.ts';
import { newConfig } from './newConfig.ts';
import { buildTrigger } from './testing/triggers.ts';

it('names each article once: of the home page, of what is answered from, of triggers, also while something else is chosen', () => {
  const { homePage, gpt, triggers, ...rest } = newConfig({ title: 'Nori' });
  const block = {
    id: 'help',
    isVisible: true,
    type: 'Articles' as const,
    title: {},
    categoryId: null,
    most: 3,
    hasSearch: true,
  };
  const action = { type: 'Article' as const, delaySeconds: 0 };
  const config: AssistantConfig = {
    ...rest,
    homePage: { ...homePage, blocks: [{ ...block, shows: 'Newest', articleIds: ['returns', 'repairs'] }] },
    gpt: { ...gpt, scope: { ...gpt.scope, articles: 'All', articleIds: ['repairs', 'gas'] } },
    triggers: {
      ...triggers,
      items: [
        buildTrigger({ id: 'one', action: { ...action, articleId: 'tours' } }),
        buildTrigger({ id: 'two', action: { ...action, articleId: null } }),
      ],
    },
  };

  expect(namedArticles(config)).toEqual(['returns', 'repairs', 'gas', 'tours']);
});
