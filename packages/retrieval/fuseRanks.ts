/** Dampens the first places, so that one list alone does not decide (Cormack, Clarke and Büttcher 2009). */
const DAMPING = 60;

/** One order out of several rankings, the best first: what stands high in many of them comes first. */
export function fuseRanks<Id>(rankings: readonly { ids: readonly Id[]; weight: number }[]): Id[] {
  const scores = new Map<Id, number>();
  for (const { ids, weight } of rankings) {
    for (const [rank, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (DAMPING + rank + 1));
  }
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
