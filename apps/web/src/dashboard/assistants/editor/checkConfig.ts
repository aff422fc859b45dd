import { configSchema, type AssistantConfig } from '@parley/assistant-config/configSchema';
import { getDotPath, safeParse } from 'valibot';

/** What is wrong with a configuration, a sentence for each path; none: it can be saved. */
export function checkConfig(config: AssistantConfig): Readonly<Record<string, string>> {
  const { issues = [] } = safeParse(configSchema, config);
  return Object.fromEntries(issues.toReversed().map((issue) => [getDotPath(issue) ?? '', issue.message]));
}
