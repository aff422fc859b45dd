import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { groupAlike } from '@parley/automated-faq/groupAlike';
import type { AutomatedFaq } from '@parley/db';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import { dismissUnanswered, unansweredQuestions } from '#assistants/gpt-settings/unansweredQuestions.ts';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newFaqInput, parseFaq } from './faqInput.ts';
import { answerOfColleague } from './answerOfColleague.ts';
import { named } from './faqRow.ts';
import { fittingFaqs } from './fittingFaqs.ts';
import { questionVectors } from './questionVectors.ts';
import { assertRoomForFaqs, insertFaq, tellOfFaqs, withVectors, type WritingDeps } from './writeFaq.ts';

/** Questions without an answer that mean the same, and could be an FAQ. */
export type FaqSuggestionNow = {
  /** The same for the same group. */
  key: string;
  /** As it was asked most. */
  question: string;
  phrasings: string[];
  count: number;
  lastAskedAt: Date;
  conversationIds: string[];
  /** How a colleague answered it. */
  proposedAnswer: string | null;
  /** An FAQ that comes near, and may only lack a phrasing. */
  nearest: AutomatedFaq | null;
};

const MOST_SHOWN = 20;
const MOST_CONVERSATIONS = 5;
/** As near as questions must be to be one. */
const ALIKE = 0.68;
/** As near as an FAQ must be to be thought of. */
const NEAR = 0.55;

/** What visitors asked without an answer in the last 30 days, those that mean the same as one, most frequent first. */
export async function faqSuggestions(ctx: Context, clientId: string): Promise<FaqSuggestionNow[]> {
  const [open, known] = await Promise.all([unansweredQuestions(ctx, clientId, null), knownKeys(ctx, clientId)]);
  const left = open.filter(({ key }) => !known.has(key));
  const vectors = await questionVectors(
    ctx,
    left.map(({ question }) => question),
  );
  const groups = groupAlike(
    left.map((one, index) => ({ ...one, text: one.question, vector: vectors[index] ?? null })),
    ALIKE,
  );
  const suggested = groups.map(([first, ...others]) => {
    const all = [first, ...others];
    return {
      key: first.key,
      question: first.question,
      phrasings: others.map(({ question }) => question),
      count: all.reduce((sum, { count }) => sum + count, 0),
      lastAskedAt: new Date(Math.max(...all.map(({ lastAskedAt }) => lastAskedAt.getTime()))),
      conversationIds: [...new Set(all.flatMap(({ conversationIds }) => conversationIds))].slice(0, MOST_CONVERSATIONS),
    };
  });
  const shown = suggested.toSorted((one, other) => other.count - one.count).slice(0, MOST_SHOWN);
  const complete: FaqSuggestionNow[] = [];
  for (const one of shown) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const [proposedAnswer, nearest] = [
      await answerOfColleague(ctx, clientId, { ...one, questions: [one.question, ...one.phrasings] }),
      await nearestTo(ctx, clientId, one.question),
    ];
    complete.push({ ...one, proposedAnswer, nearest });
  }
  return complete;
}

/** What FAQs that exist, in whatever state, are asked by. */
async function knownKeys({ db }: Pick<Context, 'db'>, clientId: string): Promise<ReadonlySet<string>> {
  const phrasings = await db.faqPhrasing.findMany({
    where: { faq: { clientId, deletedAt: null } },
    select: { text: true },
  });
  return new Set(phrasings.map(({ text }) => questionKey(text)));
}

async function nearestTo(ctx: Context, clientId: string, text: string): Promise<AutomatedFaq | null> {
  const [best] = await fittingFaqs(ctx, { clientId, assistantId: null, text, language: null });
  if (!best || best.mode !== 'Similarity' || best.score < NEAR) return null;
  return ctx.db.automatedFaq.findUnique({ where: { id: best.faqId, clientId, deletedAt: null } });
}

type Accepted = { questions: readonly string[]; answer?: string | null };

/** Makes an FAQ of questions, which waits to be approved. Throws BAD_INPUT. */
export async function acceptSuggestion(ctx: WritingDeps, clientId: string, { questions, answer }: Accepted) {
  const [question, ...phrasings] = questions.map((text) =>
    text.replace(/\s+/g, ' ').trim().slice(0, FAQ_LIMITS.question),
  );
  if (!question) throw domainError('BAD_INPUT', 'Which questions?', { field: 'questions' });
  const written = await parseFaq(ctx.db, clientId, {
    ...newFaqInput(question),
    phrasings,
    answer: answer?.slice(0, FAQ_LIMITS.answer) ?? '',
  });
  const vectors = await withVectors(ctx, written);
  const made = await ctx.db.$transaction(async (tx) => {
    await assertRoomForFaqs(tx, clientId, 1);
    const faq = await insertFaq(tx, ctx, {
      clientId,
      written,
      phrasings: vectors,
      source: 'Suggested',
      state: 'Suggested',
    });
    await audit(tx, by(ctx), { action: 'AutomatedFaqCreated', target: named(faq) });
    return faq;
  });
  tellOfFaqs(ctx, [made]);
  return made;
}

/** They are suggested again only when they are asked anew. Throws BAD_INPUT. */
export async function dismissSuggestion(
  ctx: Context,
  clientId: string,
  questions: readonly string[],
): Promise<boolean> {
  for (const question of questions.slice(0, 100)) await dismissUnanswered(ctx, clientId, question);
  return true;
}
