import type { GapAction } from '@parley/db';
import { likeness } from '@parley/retrieval/vectors';
import { termsOf } from '@parley/retrieval/words';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import type { Deps } from '#context.ts';
import { questionVectors } from '#guided-flows/automated-faqs/questionVectors.ts';
import { phrasingsOf } from './gapActions.ts';
import { liveSince } from './liveSince.ts';

type Measuring = Pick<Deps, 'db' | 'clock' | 'embedding'>;

const DAY_MS = 24 * 60 * 60_000;
/** So long before and after is looked at. */
const DAYS = 28;
/** As near as a question must be to be the same. */
const ALIKE = 0.68;
const MOST_READ = 3000;
/** Of those that share a word with it, so many are compared by meaning. */
const MOST_COMPARED = 300;

/**
 * Counts how often questions like those of a gap were asked and answered by an assistant, in the days before visitors met what was made
 * of it and in as many after. Until then: in the days up to now.
 */
export async function measureGapActions(
  deps: Measuring,
  clientId: string,
  actions: readonly GapAction[],
): Promise<void> {
  const now = deps.clock.now();
  for (const action of actions) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await measure(deps, clientId, { action, now });
  }
}

async function measure(deps: Measuring, clientId: string, { action, now }: { action: GapAction; now: Date }) {
  const liveAt = action.liveAt ?? (await liveSince(deps, clientId, action));
  const turn = liveAt ?? now;
  const length = liveAt ? Math.min(DAYS * DAY_MS, Math.max(DAY_MS, now.getTime() - liveAt.getTime())) : DAYS * DAY_MS;
  const asked = await deps.db.answer.findMany({
    where: {
      clientId,
      createdAt: { gt: new Date(turn.getTime() - length), lte: new Date(turn.getTime() + length) },
    },
    orderBy: { createdAt: 'desc' },
    take: MOST_READ,
    select: { question: true, outcome: true, createdAt: true },
  });
  const isSame = await sameAs(
    deps,
    phrasingsOf(action),
    asked.map(({ question }) => question),
  );
  const same = asked.filter(({ question }) => isSame.has(question));
  const before = same.filter(({ createdAt }) => createdAt <= turn);
  const after = liveAt ? same.filter(({ createdAt }) => createdAt > turn) : [];
  const answered = (some: typeof same) => some.filter(({ outcome }) => outcome === 'Answered').length;
  await deps.db.gapAction.updateMany({
    where: { id: action.id, clientId },
    data: {
      liveAt,
      askedBefore: before.length,
      answeredBefore: answered(before),
      askedAfter: after.length,
      answeredAfter: answered(after),
      measuredAt: now,
    },
  });
}

/** Which of the questions ask what the phrasings do: the same words, or nearly the same meaning. */
async function sameAs(
  deps: Pick<Deps, 'embedding'>,
  phrasings: readonly string[],
  questions: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = new Set(phrasings.map(questionKey));
  const terms = new Set(phrasings.flatMap(termsOf));
  const distinct = [...new Set(questions)];
  const same = distinct.filter((question) => keys.has(questionKey(question)));
  const near = distinct
    .filter((question) => !keys.has(questionKey(question)) && termsOf(question).some((term) => terms.has(term)))
    .slice(0, MOST_COMPARED);
  const vectors = await questionVectors(deps, [...phrasings, ...near]);
  const wanted = vectors.slice(0, phrasings.length).flatMap((vector) => vector ?? []);
  const alike = near.filter((_, at) => {
    const vector = vectors[phrasings.length + at];
    return vector && wanted.some((one) => likeness(one, vector) >= ALIKE);
  });
  return new Set([...same, ...alike]);
}
