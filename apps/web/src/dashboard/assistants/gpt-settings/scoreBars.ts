const BARS = 25;

/** The counts of scores 0.00 to 1.00 as bars: from which score each is, and how high beside the highest, 0 to 1. */
export function barsOf(counts: readonly number[]): { from: number; height: number }[] {
  const width = (counts.length - 1) / BARS;
  const sums = Array.from({ length: BARS }, (_, bar) =>
    sumOf(counts.slice(bar * width, bar === BARS - 1 ? undefined : (bar + 1) * width)),
  );
  const highest = Math.max(1, ...sums);
  return sums.map((sum, bar) => ({ from: bar / BARS, height: sum / highest }));
}

/** Which share of the questions had a passage of at least this score; null: there was no question. */
export function answeredShare(counts: readonly number[], threshold: number): number | null {
  const all = sumOf(counts);
  return all === 0 ? null : sumOf(counts.slice(Math.round(threshold * 100))) / all;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
