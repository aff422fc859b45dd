import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Words } from './words.ts';

/** Who answers, so that nobody takes the assistant for a person: in the company's own words, or in ours. */
export function disclosureOf({ title, clientName, config }: ChatAssistant, words: Words): string {
  const { disclosure, offersPerson } = config.gpt;
  const ours = offersPerson
    ? `${title} is an AI assistant. Where it cannot help, somebody at ${clientName} answers.`
    : `${title} is an AI assistant.`;
  return words.of(disclosure) || ours;
}
