import type { AssistantConfig } from './configSchema.ts';
import type { ConfigTab } from './textsOf.ts';

/** What a configuration has to do with. */
export type LintWorld = {
  /** In milliseconds since 1970. */
  now: number;
  /** `mayAnswer`: whether their role lets them into conversations. */
  members: readonly { id: string; isActive: boolean; mayAnswer: boolean }[];
  /** Whether anybody who shows in the chat is at work now. */
  isSomebodyOnline: boolean;
  /** Those that are published; so are the forms. */
  guidedFlows: readonly { id: string }[];
  forms: readonly { id: string }[];
  /** The published ones among those that it names. */
  articles: readonly { id: string }[];
};

/** Something wrong: an error keeps the configuration from being published. `path` is that of the field: `team.shows`. */
export type ConfigProblem = {
  code: string;
  severity: 'Error' | 'Warning';
  tab: ConfigTab;
  path: string;
  message: string;
  fix?: { label: string; apply: (config: AssistantConfig) => AssistantConfig };
};
