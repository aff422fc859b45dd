import type { LanguageModel } from '#outside/languageModel.ts';
import type { Asking, FoundPassage, Question } from '../answerQuestion.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Extract } from './extract.ts';
import { promptOf } from './prompt.ts';

const MOST_TOKENS = { Short: 150, Medium: 350, Full: 700 } as const;

/**
 * An answer in a model's words, from the passages that count. What it says is checked before anybody reads it, also while it is
 * being written. Without a text where it does not answer. Rejects with LanguageModelError.
 */
export async function generate(
  languageModel: LanguageModel,
  { question, passages }: { question: Question; passages: readonly FoundPassage[] },
  { onText, signal }: Asking,
): Promise<Extract> {
  const { engine, ringFence, temperature, length, mostPassages } = question.settings;
  const given = passages.filter(({ isAbove }) => isAbove).slice(0, mostPassages);
  if (given.length === 0 && ringFence !== 'Off') return { text: '', citations: [] };
  const check = (said: string, isWhole: boolean) => checkAnswer(said, { passages: given, ringFence, isWhole });
  const said = await languageModel.complete(
    { model: engine, messages: promptOf(question, given), temperature, maxTokens: MOST_TOKENS[length] },
    { onText: (text) => onText(check(text, false).text), signal },
  );
  return check(said, true);
}
