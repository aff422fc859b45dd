import type { AutomatedFaq } from '@parley/db';
import * as v from 'valibot';
import type { FaqMatch, QueryMatchingFaqsArgs } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { findAssistant } from '#assistants/assistants.service.ts';
import { parseInput } from '#input.ts';
import { findFaq } from './automatedFaqs.service.ts';
import { parseFaq } from './faqInput.ts';
import { fittingFaqs } from './fittingFaqs.ts';
import { knownFaq, type KnownFaq } from './knownFaqs.ts';

const MOST_SHOWN = 5;
/** Of an FAQ that is not stored yet. */
const DRAFT_ID = 'draft';

const QUESTION = {
  question: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write a question.'),
    v.maxLength(2000, 'Use at most 2,000 characters.'),
  ),
};

type Match = Omit<FaqMatch, 'faq'> & { faq: AutomatedFaq | null };

/** Which FAQs fit a question, best first. Throws BAD_INPUT with `field`, and NOT_FOUND for what is named. */
export async function matchingFaqs(ctx: Context, clientId: string, args: QueryMatchingFaqsArgs): Promise<Match[]> {
  const { question: text } = parseInput(QUESTION, args);
  const { assistantId = null, language = null, draft, draftOf = null } = args;
  if (assistantId) await findAssistant(ctx, clientId, assistantId);
  if (draftOf) await findFaq(ctx.db, clientId, draftOf);
  const written = draft ? await knownDraft(ctx, { clientId, draft, id: draftOf ?? DRAFT_ID }) : null;
  const matches = await fittingFaqs(ctx, { clientId, assistantId, text, language }, (faqs) =>
    written ? [...faqs.filter(({ id }) => id !== written.id), written] : faqs,
  );
  const shown = matches.filter(({ score }) => score > 0).slice(0, MOST_SHOWN);
  const rows = await ctx.db.automatedFaq.findMany({ where: { clientId, id: { in: shown.map(({ faqId }) => faqId) } } });
  return shown.map(({ faqId, ...match }) => ({ ...match, faq: rows.find(({ id }) => id === faqId) ?? null }));
}

type Drafted = { clientId: string; draft: NonNullable<QueryMatchingFaqsArgs['draft']>; id: string };

/** What is being written, ready to be compared. Throws BAD_INPUT with `field`, and NOT_FOUND for what it names. */
export async function knownDraft(ctx: Context, { clientId, draft, id }: Drafted): Promise<KnownFaq> {
  const { columns, texts } = await parseFaq(ctx.db, clientId, draft);
  const phrasings = texts.map((said) => ({ text: said, vector: null, model: null }));
  return knownFaq(ctx, { ...columns, id, phrasings });
}
