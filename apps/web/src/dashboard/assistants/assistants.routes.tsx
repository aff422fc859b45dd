import { type RouteObject } from 'react-router-dom';
import AssistantLayoutQuery from '#__generated__/AssistantLayoutQuery$parameters.ts';
import AssistantsScreenQuery from '#__generated__/AssistantsScreenQuery$parameters.ts';
import { type AssistantsScreenQuery as AssistantsScreenQueryType } from '#generated/AssistantsScreenQuery';
import { ASSISTANT_TABS, type AssistantTab, paths } from '#router/paths.ts';
import { plainScreen, screen } from '#router/screen.tsx';
import { toFirstItem } from '#router/toFirstItem.ts';
import { tabbed, titled } from '../frame/titled.ts';
import { TAB_TITLES } from './assistantTabs.ts';

type Load = Parameters<typeof plainScreen>[0]['load'];

const TABS: Record<AssistantTab, Load> = {
  appearance: () => import('./appearance/AppearanceTab.tsx'),
  team: () => import('./team/TeamTab.tsx'),
  'home-page': () => import('./home-page/HomePageTab.tsx'),
  'guided-flows': () => import('./guided-flows/GuidedFlowsTab.tsx'),
  'gpt-settings': () => import('./gpt-settings/GptSettingsTab.tsx'),
  installation: () => import('./installation/InstallationTab.tsx'),
  triggers: () => import('./triggers/TriggersTab.tsx'),
};

export const assistantsRoutes: RouteObject = {
  path: 'assistants',
  ...titled('Assistants', {}),
  children: [
    {
      index: true,
      ...titled(
        'Assistants',
        screen<AssistantsScreenQueryType>({
          query: AssistantsScreenQuery,
          load: () => import('./AssistantsScreen.tsx'),
        }),
      ),
    },
    oneAssistant('chatbot-widget', 'Chatbot Widget'),
    oneAssistant('ai-assistant', 'AI Assistant'),
  ],
};

/** A variant's base, and what none of its tabs has, opens the first. */
function oneAssistant(variant: 'chatbot-widget' | 'ai-assistant', title: string): RouteObject {
  const toAppearance = toFirstItem(({ id = '' }) => paths.assistant(variant, id), ASSISTANT_TABS);
  const layout = screen({
    query: AssistantLayoutQuery,
    variables: ({ id = '' }) => ({ id }),
    load: () => import('./AssistantLayout.tsx'),
  });
  return {
    path: `${variant}/:id`,
    ...tabbed(titled(title, layout)),
    children: [
      { index: true, loader: toAppearance },
      ...ASSISTANT_TABS.map((tab) => ({
        path: tab,
        ...titled(TAB_TITLES[tab], plainScreen({ load: TABS[tab] })),
      })),
      { path: '*', loader: toAppearance },
    ],
  };
}
