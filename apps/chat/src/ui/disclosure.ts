import type { ChatAssistant } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import type { Words } from './words.ts';

/** `dir`: what the company wrote has a direction of its own; ours has the page’s, whatever the names in it are written in. */
export type Disclosure = { text: string; dir: 'auto' | undefined };

/** Who answers, so that nobody takes the assistant for a person: in the company's own words, or in ours. */
export function disclosureOf({ title, clientName, config }: ChatAssistant, words: Words): Disclosure {
  const { disclosure, offersPerson } = config.gpt;
  const theirs = words.of(disclosure);
  if (theirs) return { text: theirs, dir: 'auto' };
  const ours = offersPerson
    ? t('{name} is an AI assistant. Where it cannot help, somebody at {company} answers.', {
        name: title,
        company: clientName,
      })
    : t('{name} is an AI assistant.', { name: title });
  return { text: ours, dir: undefined };
}
