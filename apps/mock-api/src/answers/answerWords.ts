import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { localised } from '@parley/assistant-config/localised';
import type { AnswerResult } from './answerQuestion.ts';
import { ownWords } from './ownWords.ts';

type Speaker = Pick<AssistantConfig, 'gpt' | 'languages'>;
type Said = Pick<AnswerResult, 'outcome' | 'text' | 'asksPerson' | 'asksBack'> & {
  /** Whether there is no answer, and people go on without being asked for. */
  isLeftToPeople?: boolean;
};

/** What the assistant says: the answer, a question back, or the refusal in the language of who asked. */
export function answerWords(
  { outcome, text, asksPerson, asksBack, isLeftToPeople = false }: Said,
  { gpt, languages }: Speaker,
  asker: string | null,
): string {
  const language = asker ?? languages.default;
  const own = ownWords(language);
  // A company's own refusal may ask whether a person should.
  if (isLeftToPeople) return `${own.unknown} ${own.forPeople}`;
  if (outcome === 'Failed') return gpt.offersPerson ? own.failedOrPerson : own.failed;
  if (text.trim()) return text.trim();
  if (asksPerson) return own.forPeople;
  const refusal = localised(gpt.refusal, language, languages);
  return asksBack ? `${refusal || own.unclear} ${own.meant}` : refusal || own.unknown;
}
