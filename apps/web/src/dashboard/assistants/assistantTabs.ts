import { ASSISTANT_TABS, type AssistantTab } from '#router/paths.ts';
import { type TabItem } from '#ui/tab-bar/TabBar.tsx';

export const TAB_TITLES: Record<AssistantTab, string> = {
  appearance: 'Appearance',
  team: 'Team',
  'home-page': 'Home page',
  'guided-flows': 'Guided flows',
  'gpt-settings': 'GPT settings',
  triggers: 'Triggers',
  installation: 'Installation',
};

/** The tabs of either variant (spec §2). */
export const assistantTabs: readonly TabItem[] = ASSISTANT_TABS.map((id) => ({ id, label: TAB_TITLES[id] }));
