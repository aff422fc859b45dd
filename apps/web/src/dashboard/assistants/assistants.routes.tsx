import { type RouteObject } from 'react-router-dom';
import { ASSISTANT_TABS, paths, type AssistantTab } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { coming } from '../coming.tsx';
import { titled } from '../titled.ts';

const TAB_TITLES: Record<AssistantTab, string> = {
  appearance: 'Appearance',
  team: 'Team',
  'home-page': 'Home page',
  'guided-flows': 'Guided flows',
  'gpt-settings': 'GPT settings',
  triggers: 'Triggers',
  installation: 'Installation',
};

export const assistantsRoutes: RouteObject = {
  path: 'assistants',
  ...titled('Assistants', {}),
  children: [
    { index: true, ...coming('assistants', 'Assistants') },
    { path: 'chatbot-widget/:id', ...titled('Chatbot Widget', {}), children: tabsOf('chatbot-widget') },
    { path: 'ai-assistant/:id', ...titled('AI Assistant', {}), children: tabsOf('ai-assistant') },
  ],
};

/** A variant's base opens its first tab. */
function tabsOf(variant: 'chatbot-widget' | 'ai-assistant'): RouteObject[] {
  return [
    { index: true, loader: redirectTo(({ id = '' }) => paths.assistantTab(variant, id, ASSISTANT_TABS[0])) },
    ...ASSISTANT_TABS.map((tab) => ({ path: tab, ...coming('assistant', TAB_TITLES[tab]) })),
  ];
}
