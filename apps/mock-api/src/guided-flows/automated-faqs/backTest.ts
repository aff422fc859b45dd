import { matchFaq } from '@parley/automated-faq/matchFaqs';
import type { QueryFaqBackTestArgs } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { findFaq } from './automatedFaqs.service.ts';
import { isFor } from './fittingFaqs.ts';
import { knownFaqs } from './knownFaqs.ts';
import { knownDraft } from './matchingFaqs.ts';
import { questionVectors } from './questionVectors.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 30;
/** So many of the latest are looked through. */
const MOST_QUESTIONS = 300;

/** A question that visitors asked and that an FAQ would have answered. */
export type BackTestMatchNow = {
  messageId: string;
  conversationId: string;
  question: string;
  askedAt: Date;
  score: number;
  phrasing: string | null;
  words: string[];
};
export type BackTestNow = { days: number; asked: number; isCut: boolean; matches: BackTestMatchNow[] };

/** What an FAQ would have answered of what was asked in the last 30 days, surest last: those are to be looked at first. Throws BAD_INPUT and NOT_FOUND. */
export async function backTest(
  ctx: Context,
  clientId: string,
  { draft, draftOf = null }: QueryFaqBackTestArgs,
): Promise<BackTestNow> {
  if (draftOf) await findFaq(ctx.db, clientId, draftOf);
  const own = await knownDraft(ctx, { clientId, draft, id: draftOf ?? 'draft' });
  const messages = await ctx.db.message.findMany({
    where: {
      conversation: { clientId },
      author: 'Visitor',
      kind: 'Text',
      takenBackAt: null,
      body: { not: '' },
      createdAt: { gt: new Date(ctx.clock.now().getTime() - DAYS * DAY_MS) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_QUESTIONS + 1,
    select: {
      id: true,
      body: true,
      createdAt: true,
      conversation: { select: { id: true, assistantId: true, language: true } },
    },
  });
  const asked = messages.slice(0, MOST_QUESTIONS);
  const { weigh } = await knownFaqs(ctx, clientId);
  const vectors =
    own.rule.mode === 'Similarity'
      ? await questionVectors(
          ctx,
          asked.map(({ body }) => body),
        )
      : [];
  const matches = asked.flatMap(({ id, body, createdAt, conversation }, index): BackTestMatchNow[] => {
    if (!isFor(own, conversation)) return [];
    const match = matchFaq({ text: body, vector: vectors[index] ?? null }, own, weigh);
    if (!match.isMatch) return [];
    const { score, phrasing, words } = match;
    return [
      { messageId: id, conversationId: conversation.id, question: body, askedAt: createdAt, score, phrasing, words },
    ];
  });
  return {
    days: DAYS,
    asked: asked.length,
    isCut: messages.length > MOST_QUESTIONS,
    matches: matches.toSorted((one, other) => one.score - other.score),
  };
}
