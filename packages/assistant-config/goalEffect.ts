/** How many visitors there were in a group, and how many of them reached the goal. */
export type GoalGroup = { visitors: number; reached: number };

/** What a trigger changes in the share of visitors that reach its goal: shares from 0 to 1, differences from -1 to 1. */
export type GoalEffect = {
  share: number;
  heldOutShare: number;
  difference: number;
  /** In which the true difference lies, 19 times of 20. */
  low: number;
  high: number;
  /** Unclear: chance alone may have made the difference. */
  verdict: 'More' | 'Fewer' | 'Unclear';
};

/** Of the standard normal distribution: 95 % lie within so many deviations. */
const Z = 1.96;
/** Of fewer, not even a wide interval says anything. */
export const FEWEST_VISITORS = 20;

/**
 * Who might have seen a trigger beside who was held out of it; null while either group is too small. The interval of the
 * difference is Newcombe's (Statistics in Medicine 17, 1998, method 10), from the Wilson intervals of the two shares.
 */
export function goalEffect(seen: GoalGroup, heldOut: GoalGroup): GoalEffect | null {
  if (Math.min(seen.visitors, heldOut.visitors) < FEWEST_VISITORS) return null;
  const [one, other] = [wilson(seen), wilson(heldOut)];
  const difference = one.share - other.share;
  const low = difference - Math.hypot(one.share - one.low, other.high - other.share);
  const high = difference + Math.hypot(one.high - one.share, other.share - other.low);
  const verdict = low > 0 ? 'More' : high < 0 ? 'Fewer' : 'Unclear';
  return { share: one.share, heldOutShare: other.share, difference, low, high, verdict };
}

/** A share and its Wilson interval. */
function wilson({ visitors, reached }: GoalGroup) {
  const share = Math.min(reached, visitors) / visitors;
  const squared = Z ** 2 / visitors;
  const middle = share + squared / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / visitors + squared / (4 * visitors));
  return { share, low: (middle - reach) / (1 + squared), high: (middle + reach) / (1 + squared) };
}
