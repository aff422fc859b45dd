import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { sentencesOf } from '@parley/retrieval/sentences';
import { termsOf } from '@parley/retrieval/words';
import type { AnswerResult, FoundPassage } from '../answerQuestion.ts';

export type Extract = Pick<AnswerResult, 'text' | 'citations'>;

/** Sentences from the best passage, and from how many further ones. */
const AMOUNT: Readonly<Record<GptSettings['length'], { sentences: number; further: number }>> = {
  Short: { sentences: 1, further: 0 },
  Medium: { sentences: 2, further: 1 },
  Full: { sentences: 4, further: 2 },
};
/** A further passage says something to the question only when it is nearly as near. */
const NEARLY = 0.9;

type Chosen = { passage: FoundPassage; sentences: readonly string[] };

/**
 * An answer in the company's own words: the sentences of the best passages that say most to the question, each run of them with
 * the number of its source. The same question always gets the same answer.
 */
export function extract(
  question: string,
  passages: readonly FoundPassage[],
  { length }: Pick<GptSettings, 'length'>,
): Extract {
  const { sentences, further } = AMOUNT[length];
  const [best, ...others] = passages.filter(({ isAbove }) => isAbove);
  if (!best) return { text: '', citations: [] };
  const near = others.filter(({ score }) => score >= best.score * NEARLY).slice(0, further);
  const chosen: Chosen[] = [
    { passage: best, sentences: mostTelling(question, best.text, sentences) },
    ...near.map((passage) => ({ passage, sentences: mostTelling(question, passage.text, 1) })),
  ];
  return {
    text: chosen.map(({ sentences: said }, index) => `${said.join(' ')} [${index + 1}]`).join('\n\n'),
    citations: chosen.map(({ passage, sentences: said }, index) => {
      const { passageId, articleId, title, heading, page, score } = passage;
      return { number: index + 1, passageId, articleId, title, heading, page, score, quote: said.join(' ') };
    }),
  };
}

/** The run of so many sentences that holds most of the question's words; the first when none does. */
function mostTelling(question: string, text: string, count: number): string[] {
  const asked = new Set(termsOf(question));
  const sentences = sentencesOf(text);
  const held = sentences.map((sentence) => new Set(termsOf(sentence).filter((term) => asked.has(term))).size);
  let best = { from: 0, held: -1 };
  for (let from = 0; from <= Math.max(0, sentences.length - count); from += 1) {
    const sum = held.slice(from, from + count).reduce((total, one) => total + one, 0);
    if (sum > best.held) best = { from, held: sum };
  }
  return sentences.slice(best.from, best.from + count);
}
