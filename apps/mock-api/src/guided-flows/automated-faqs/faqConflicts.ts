import type { FaqMatch } from '@parley/automated-faq/faq';
import { matchFaq } from '@parley/automated-faq/matchFaqs';
import type { AutomatedFaq } from '@parley/db';
import type { QueryFaqConflictsArgs } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { findFaq } from './automatedFaqs.service.ts';
import { knownFaqs, type KnownFaq } from './knownFaqs.ts';
import { knownDraft } from './matchingFaqs.ts';

/** Another FAQ that would answer what this one is asked by, or the other way round. */
export type FaqConflictNow = {
  faq: AutomatedFaq;
  /** What both would answer. */
  phrasing: string;
  score: number;
  /** Whether they are so much alike that they had better be one. */
  isDuplicate: boolean;
};

const MOST_SHOWN = 10;
/** From here on two phrasings are the same question. */
const SAME = 0.9;

/** With which live FAQs one that is being written clashes, the worst first. Throws BAD_INPUT with `field`, and NOT_FOUND. */
export async function faqConflicts(
  ctx: Context,
  clientId: string,
  { draft, draftOf = null }: QueryFaqConflictsArgs,
): Promise<FaqConflictNow[]> {
  if (draftOf) await findFaq(ctx.db, clientId, draftOf);
  const own = await knownDraft(ctx, { clientId, draft, id: draftOf ?? 'draft' });
  const { faqs, weigh } = await knownFaqs(ctx, clientId);
  const clashes = faqs
    .filter((other) => other.id !== own.id && mayMeet(own, other))
    .flatMap((other) => {
      const clash = worst([
        ...textsOf(own).map((asked) => ({ asked, match: matchFaq(asked, other, weigh) })),
        ...textsOf(other).map((asked) => ({ asked, match: matchFaq(asked, own, weigh) })),
      ]);
      return clash ? [{ id: other.id, phrasing: clash.asked.text, score: clash.match.score }] : [];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_SHOWN);
  const rows = await ctx.db.automatedFaq.findMany({ where: { clientId, id: { in: clashes.map(({ id }) => id) } } });
  return clashes.flatMap(({ id, phrasing, score }) => {
    const faq = rows.find((row) => row.id === id);
    return faq ? [{ faq, phrasing, score, isDuplicate: score >= SAME }] : [];
  });
}

const textsOf = ({ rule }: KnownFaq) => (rule.mode === 'Similarity' ? rule.phrasings : []);

type Clash = { asked: { text: string }; match: FaqMatch };

const worst = (all: readonly Clash[]): Clash | undefined =>
  all.filter(({ match }) => match.isMatch).toSorted((one, other) => other.match.score - one.match.score)[0];

/** Whether somebody could be answered by either. */
function mayMeet(one: KnownFaq, other: KnownFaq): boolean {
  const meet = (ones: readonly string[], others: readonly string[]) =>
    ones.length === 0 || others.length === 0 || ones.some((value) => others.includes(value));
  return meet(one.assistantIds, other.assistantIds) && meet(one.languages, other.languages);
}
