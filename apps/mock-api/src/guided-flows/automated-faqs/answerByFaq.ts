import * as v from 'valibot';
import type { AnswerResult, Question } from '#answers/answerQuestion.ts';
import type { Deps } from '#context.ts';
import { buttonsOf, FaqButtons } from './faqRow.ts';
import { fittingFaqs } from './fittingFaqs.ts';

/** What is kept of the FAQ that answered, with the answer. */
export const TracedFaq = v.object({
  id: v.string(),
  question: v.string(),
  mode: v.picklist(['Similarity', 'Keywords', 'Regex']),
  score: v.number(),
  threshold: v.number(),
  phrasing: v.nullable(v.string()),
  words: v.array(v.string()),
  followUp: v.picklist(['Nothing', 'Handoff', 'Article', 'Flow', 'Form']),
  followUpId: v.optional(v.nullable(v.string()), null),
  buttons: FaqButtons,
});
export type AnsweringFaq = v.InferOutput<typeof TracedFaq>;

type Asked = Pick<Question, 'clientId' | 'assistantId' | 'text' | 'language'>;

/** What stands for the engine where an FAQ answered. */
export const FAQ_ENGINE = 'automated-faq';

/** The answer of the live FAQ that fits a question best; null where none does, and GPT may answer. */
export async function answerByFaq(
  deps: Pick<Deps, 'db' | 'embedding'>,
  { clientId, assistantId, text, language }: Asked,
): Promise<AnswerResult | null> {
  const begun = performance.now();
  const [best] = await fittingFaqs(deps, { clientId, assistantId, text, language });
  if (!best?.isMatch) return null;
  // It may have been turned off since it was read into memory.
  const faq = await deps.db.automatedFaq.findUnique({
    where: { id: best.faqId, clientId, state: 'Live', deletedAt: null },
  });
  if (!faq) return null;
  const { score, threshold, mode, phrasing, words } = best;
  const { id, question, followUp, followUpId } = faq;
  const article = followUp === 'Article' && followUpId ? await articleButton(deps, clientId, followUpId) : [];
  return {
    outcome: 'Answered',
    text: faq.answer,
    citations: [],
    found: [],
    missingWords: [],
    followUps: [],
    engine: FAQ_ENGINE,
    durationMs: Math.round(performance.now() - begun),
    faq: {
      id,
      question,
      followUp,
      followUpId,
      mode,
      score,
      threshold,
      phrasing,
      words,
      buttons: [...article, ...buttonsOf(faq)],
    },
  };
}

async function articleButton({ db }: Pick<Deps, 'db'>, clientId: string, id: string) {
  const article = await db.article.findUnique({ where: { id, clientId }, select: { title: true } });
  return article ? [{ kind: 'Article' as const, label: article.title, value: id }] : [];
}
