import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { localised } from '@parley/assistant-config/localised';
import type { AnswerResult } from './answerQuestion.ts';

const UNKNOWN = 'I could not find an answer to that.';
const FAILED = 'I could not look that up just now. Please try again in a moment';

type Speaker = Pick<AssistantConfig, 'gpt' | 'languages'>;

/** What the assistant says: the answer, or the refusal in the language of who asked. */
export function answerWords(
  { outcome, text }: Pick<AnswerResult, 'outcome' | 'text'>,
  { gpt, languages }: Speaker,
  language: string | null,
): string {
  if (outcome === 'Failed') return gpt.offersPerson ? `${FAILED}, or ask a person.` : `${FAILED}.`;
  return text.trim() || localised(gpt.refusal, language ?? languages.default, languages) || UNKNOWN;
}
