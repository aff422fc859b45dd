type Label = string | null;

/** How far two ways to sort the same things agree: 1 when wholly, about 0 when by chance (adjusted Rand index). */
export function adjustedRandIndex(one: readonly Label[], other: readonly Label[]): number {
  const pairs = (labels: readonly unknown[]) => {
    const counts = new Map<unknown, number>();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + pairsOf(count), 0);
  };
  const both = pairs(one.map((label, at) => JSON.stringify([label, other[at]])));
  const [ofOne, ofOther, all] = [pairs(one), pairs(other), pairsOf(one.length)];
  const expected = (ofOne * ofOther) / all;
  return (both - expected) / ((ofOne + ofOther) / 2 - expected);
}

const pairsOf = (count: number) => (count * (count - 1)) / 2;
