import type { Asked, FaqMatch, MatchableFaq, Phrasing } from './faq.ts';
import { matchKeywords } from './keywords.ts';
import { findPattern } from './pattern.ts';
import { equally, isSameQuestion, sharedWords, similarity, weighByRarity, type Weigh } from './similarity.ts';

/** How one FAQ fits a question. */
export function matchFaq(asked: Asked, faq: MatchableFaq, weigh: Weigh = equally): FaqMatch {
  const match = byRule(asked, faq, weigh);
  if (!match.isMatch) return match;
  const excludedBy = exclusionOf(asked, faq, { weigh, score: match.score });
  return excludedBy === null ? match : { ...match, isMatch: false, excludedBy };
}

/** As near as a question must be to one that is not answered. */
const SAME = 0.9;

/** What is asked must be nearer to what it is not for than to what it is for. */
function exclusionOf(
  asked: Asked,
  { rule, exclusions = [] }: MatchableFaq,
  { weigh, score }: { weigh: Weigh; score: number },
) {
  const least = rule.mode === 'Similarity' ? Math.min(1, Math.max(SAME, score)) : SAME;
  const excludes = (one: Phrasing) =>
    // Shared words alone, as without vectors, say too little for that.
    isSameQuestion(asked.text, one.text) ||
    (asked.vector !== null && one.vector !== null && similarity(asked, one, weigh) >= least);
  return exclusions.find(excludes)?.text ?? null;
}

function byRule(asked: Asked, { id, priority, rule }: MatchableFaq, weigh: Weigh): FaqMatch {
  const common = { faqId: id, priority, mode: rule.mode, excludedBy: null };
  if (rule.mode === 'Keywords') {
    const { isMatch, words } = matchKeywords(asked.text, rule);
    const score = isMatch ? 1 : rule.rule === 'All' ? words.length / Math.max(1, rule.keywords.length) : 0;
    return { ...common, isMatch, words, score, threshold: 1, phrasing: null };
  }
  if (rule.mode === 'Regex') {
    const found = findPattern(asked.text, rule.pattern);
    const isMatch = found !== null;
    return { ...common, isMatch, words: found ? [found] : [], score: isMatch ? 1 : 0, threshold: 1, phrasing: null };
  }
  const scored = rule.phrasings.map(({ text, vector }) => ({
    text,
    score: similarity(asked, { text, vector }, weigh),
  }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0] ?? { text: '', score: 0 };
  return {
    ...common,
    isMatch: best.score >= rule.threshold,
    score: best.score,
    threshold: rule.threshold,
    phrasing: best.text,
    words: sharedWords(asked.text, best.text),
  };
}

/** Scores that differ by less are as good as the same. */
const AS_GOOD = 0.02;

/** The one that fits better first; of those that fit as well the one of higher priority, then whichever has the smaller id. */
function byFit(one: FaqMatch, other: FaqMatch): number {
  if (one.isMatch !== other.isMatch) return one.isMatch ? -1 : 1;
  const steps = (score: number) => Math.round(score / AS_GOOD);
  return (
    steps(other.score) - steps(one.score) ||
    other.priority - one.priority ||
    (one.faqId < other.faqId ? -1 : one.faqId > other.faqId ? 1 : 0)
  );
}

/** How all of these FAQs fit a question, best first: the first one answers, if it matches. */
export function matchFaqs(asked: Asked, faqs: readonly MatchableFaq[], weigh = rarityOf(faqs)): FaqMatch[] {
  return faqs.map((faq) => matchFaq(asked, faq, weigh)).toSorted(byFit);
}

/** How telling words are among these FAQs; to be kept where many questions are asked of the same ones. */
export const rarityOf = (faqs: readonly MatchableFaq[]): Weigh =>
  weighByRarity(faqs.flatMap(({ rule }) => (rule.mode === 'Similarity' ? [rule.phrasings] : [])));
