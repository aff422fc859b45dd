/** Every URL of the dashboard (spec §2). Links never spell one themselves. */
export * as paths from './urls.ts';
export { ASSISTANT_TABS, type AssistantTab, type AssistantVariant } from './urls.ts';
