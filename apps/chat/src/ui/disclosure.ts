import type { ChatAssistant } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import type { Words } from './words.ts';

/** Who answers, so that nobody takes the assistant for a person: in the company's own words, or in ours. */
export function disclosureOf({ title, clientName, config }: ChatAssistant, words: Words): string {
  const { disclosure, offersPerson } = config.gpt;
  const ours = offersPerson
    ? t('{name} is an AI assistant. Where it cannot help, somebody at {company} answers.', {
        name: title,
        company: clientName,
      })
    : t('{name} is an AI assistant.', { name: title });
  return words.of(disclosure) || ours;
}
