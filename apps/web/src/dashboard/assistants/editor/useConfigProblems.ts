import { useMemo, useState } from 'react';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { lintConfig } from '@parley/assistant-config/lintConfig';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { describePath } from '#versioning/describeChange.ts';
import { type AssistantEditor, useAssistantEditor } from './assistantEditor.ts';
import { CHANGE_WORDS } from './changeWords.ts';

/** What is wrong with the draft: errors, which keep it from being published, before warnings. */
export function useConfigProblems(isSomebodyOnline: boolean): ConfigProblem[] {
  const { config, problems, flows, forms, articles, people } = useAssistantEditor();
  const [now] = useState(Date.now);
  return useMemo(() => {
    const members = people.map(({ id, permissions }) => ({
      id,
      isActive: true,
      mayAnswer: permissions.MANAGE_CONVERSATIONS,
    }));
    return [
      ...unsaved(config, problems),
      ...lintConfig(config, { members, isSomebodyOnline, guidedFlows: flows, forms, articles, now }),
    ];
  }, [config, problems, flows, forms, articles, people, isSomebodyOnline, now]);
}

/** Where each section is set. */
const TABS: Readonly<Record<string, ConfigProblem['tab']>> = {
  languages: 'appearance',
  appearance: 'appearance',
  team: 'team',
  homePage: 'home-page',
  guidedFlows: 'guided-flows',
  gpt: 'gpt-settings',
  triggers: 'triggers',
} satisfies Record<keyof AssistantConfig, ConfigProblem['tab']>;

/** What keeps the draft from being saved, which is said beside the fields, too. */
const unsaved = (config: AssistantConfig, problems: AssistantEditor['problems']): ConfigProblem[] =>
  Object.entries(problems).map(([path, message]) => {
    const keys = path.split('.');
    const [, ...field] = describePath(keys, [config], CHANGE_WORDS).split(' · ');
    return {
      code: 'Unsaved',
      severity: 'Error',
      tab: TABS[keys[0] ?? ''] ?? 'appearance',
      path,
      message: `${field.join(' · ')}: ${message}`,
    };
  });
