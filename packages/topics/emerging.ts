/** What is usual: so many in a week, give or take. */
export type Band = { least: number; most: number };

/** Fewer weeks do not tell what is usual. */
export const FEWEST_WEEKS = 3;
/** Fewer in a week are no reason to look, however rare they were before. */
export const FEWEST_THIS_WEEK = 6;

/** Two standard deviations around the mean of earlier counts; null while there are too few of them. */
export function usualBand(earlier: readonly number[], fewest = FEWEST_WEEKS): Band | null {
  if (earlier.length < fewest) return null;
  const mean = earlier.reduce((sum, count) => sum + count, 0) / earlier.length;
  const variance = earlier.reduce((sum, count) => sum + (count - mean) ** 2, 0) / earlier.length;
  const width = 2 * Math.sqrt(variance);
  return { least: Math.max(0, mean - width), most: mean + width };
}

/** Whether a topic came up more this week than it usually does. */
export function isEmerging(thisWeek: number, earlierWeeks: readonly number[]): boolean {
  const band = usualBand(earlierWeeks);
  return band !== null && thisWeek >= FEWEST_THIS_WEEK && thisWeek > band.most;
}
