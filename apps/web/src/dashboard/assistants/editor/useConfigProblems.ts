import { useMemo, useState } from 'react';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { lintConfig } from '@parley/assistant-config/lintConfig';
import { useAssistantEditor } from './assistantEditor.ts';

/** What is wrong with the draft: errors, which keep it from being published, before warnings. */
export function useConfigProblems(isSomebodyOnline: boolean): ConfigProblem[] {
  const { config, flows, forms, articles, people } = useAssistantEditor();
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
