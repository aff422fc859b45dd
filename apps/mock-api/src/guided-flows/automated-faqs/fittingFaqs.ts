import type { FaqMatch } from '@parley/automated-faq/faq';
import { matchFaqs } from '@parley/automated-faq/matchFaqs';
import type { Deps } from '#context.ts';
import { knownFaqs, type KnownFaq } from './knownFaqs.ts';

/** What is asked, of which assistant (null: of any) and in which language (null: not known). */
export type FaqQuestion = { clientId: string; assistantId: string | null; text: string; language: string | null };

const mainOf = (tag: string) => tag.split('-')[0];

/** Whether an FAQ is meant for who asks. */
export const isFor = (
  { languages, assistantIds }: Pick<KnownFaq, 'languages' | 'assistantIds'>,
  { assistantId, language }: Pick<FaqQuestion, 'assistantId' | 'language'>,
): boolean =>
  (assistantId === null || assistantIds.length === 0 || assistantIds.includes(assistantId)) &&
  (language === null || languages.length === 0 || languages.some((one) => mainOf(one) === mainOf(language)));

/** How the company's live FAQs fit a question, best first; `exchange` may put others in their place. */
export async function fittingFaqs(
  { db, embedding }: Pick<Deps, 'db' | 'embedding'>,
  question: FaqQuestion,
  exchange: (faqs: readonly KnownFaq[]) => readonly KnownFaq[] = (faqs) => faqs,
): Promise<FaqMatch[]> {
  const { faqs, weigh } = await knownFaqs({ db, embedding }, question.clientId);
  const meant = exchange(faqs).filter((faq) => isFor(faq, question));
  if (meant.length === 0) return [];
  const { text, language } = question;
  const isEnglish = language === null || language.startsWith('en');
  // The model refuses what has no words.
  const isCompared = isEnglish && meant.some(({ rule }) => rule.mode === 'Similarity') && /[\p{L}\p{N}]/u.test(text);
  const [vector = null] = isCompared ? await embedding.embed([text]) : [];
  return matchFaqs({ text, vector }, meant, weigh);
}
