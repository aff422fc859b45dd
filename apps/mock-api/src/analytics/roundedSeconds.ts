/** Up to how many seconds which step is taken: a twentieth of what is told, or less. */
const STEPS = [
  [20, 1],
  [120, 5],
  [600, 20],
  [3600, 120],
  [6 * 3600, 900],
  [24 * 3600, 3600],
] as const;
const LONGEST_STEP = 6 * 3600;

/**
 * A length of time as it is counted: exact to about a twentieth, so that a day of them is few numbers, and the median of a year
 * is the median of all its conversations.
 */
export function roundedSeconds(seconds: number): number {
  const whole = Math.max(0, seconds);
  const step = STEPS.find(([limit]) => whole < limit)?.[1] ?? LONGEST_STEP;
  return Math.round(whole / step) * step;
}
