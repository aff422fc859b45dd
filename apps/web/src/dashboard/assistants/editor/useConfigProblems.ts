import { useMemo, useState } from 'react';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { lintConfig } from '@parley/assistant-config/lintConfig';
import { useAssistantEditor } from './assistantEditor.ts';

export type Colleague = { readonly id: string; readonly permissions: { readonly MANAGE_CONVERSATIONS: boolean } };

/** What is wrong with the draft: errors, which keep it from being published, before warnings. */
export function useConfigProblems(people: readonly Colleague[], isSomebodyOnline: boolean): ConfigProblem[] {
  const { config, flows, forms, articles } = useAssistantEditor();
  const [now] = useState(Date.now);
  return useMemo(() => {
    const members = people.map(({ id, permissions }) => ({
      id,
      isActive: true,
      mayAnswer: permissions.MANAGE_CONVERSATIONS,
    }));
    return lintConfig(config, { members, isSomebodyOnline, guidedFlows: flows, forms, articles, now });
  }, [config, flows, forms, articles, people, isSomebodyOnline, now]);
}
