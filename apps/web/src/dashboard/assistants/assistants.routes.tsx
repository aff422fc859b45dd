import { type RouteObject } from 'react-router-dom';
import { ASSISTANT_TABS, paths } from '#router/paths.ts';
import { plainScreen } from '#router/screen.tsx';
import { toFirstItem } from '#router/toFirstItem.ts';
import { coming } from '../frame/coming.tsx';
import { tabbed, titled } from '../frame/titled.ts';
import { TAB_TITLES } from './assistantTabs.ts';

export const assistantsRoutes: RouteObject = {
  path: 'assistants',
  ...titled('Assistants', {}),
  children: [
    { index: true, ...coming('assistants', 'Assistants') },
    oneAssistant('chatbot-widget', 'Chatbot Widget'),
    oneAssistant('ai-assistant', 'AI Assistant'),
  ],
};

/** A variant's base, and what none of its tabs has, opens the first. */
function oneAssistant(variant: 'chatbot-widget' | 'ai-assistant', title: string): RouteObject {
  const toAppearance = toFirstItem(({ id = '' }) => paths.assistant(variant, id), ASSISTANT_TABS);
  return {
    path: `${variant}/:id`,
    ...tabbed(titled(title, plainScreen({ load: () => import('./AssistantLayout.tsx') }))),
    children: [
      { index: true, loader: toAppearance },
      ...ASSISTANT_TABS.map((tab) => ({ path: tab, ...coming('assistant', TAB_TITLES[tab]) })),
      { path: '*', loader: toAppearance },
    ],
  };
}
