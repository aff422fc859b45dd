import { useMemo, useState } from 'react';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { lintConfig } from '@parley/assistant-config/lintConfig';
import { useAssistantEditor } from './assistantEditor.ts';

/** What is wrong with the draft: errors, which keep it from being published, before warnings. */
export function useConfigProblems(people: readonly { id: string }[]): ConfigProblem[] {
  const { config, flows } = useAssistantEditor();
  const [now] = useState(Date.now);
  return useMemo(() => {
    const members = people.map(({ id }) => ({ id, isActive: true }));
    return lintConfig(config, { members, guidedFlows: flows, now });
  }, [config, flows, people, now]);
}
