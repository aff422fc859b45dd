import type { AssistantConfig } from './configSchema.ts';

/** The ids of the flows that a configuration names: those that it offers, and those that triggers begin. */
export const namedFlows = ({ guidedFlows, triggers }: AssistantConfig): string[] => [
  ...new Set([
    ...guidedFlows.entries.map(({ guidedFlowId }) => guidedFlowId),
    ...triggers.items.flatMap(({ action }) => (action.type === 'Flow' ? (action.guidedFlowId ?? []) : [])),
  ]),
];

/** Of the forms: on its home page, opened by triggers, offered where it has no answer. */
export const namedForms = ({ homePage, triggers, gpt }: AssistantConfig): string[] => [
  ...new Set([
    ...homePage.blocks.flatMap((block) => (block.type === 'Form' ? (block.formTemplateId ?? []) : [])),
    ...triggers.items.flatMap(({ action }) => (action.type === 'Form' ? (action.formTemplateId ?? []) : [])),
    ...(gpt.formTemplateId ? [gpt.formTemplateId] : []),
  ]),
];
