/** What a standard plan has: https://shopify.dev/docs/api/usage/limits */
const CAPACITY = 2000;
const RESTORED_A_SECOND = 100;
/** No single query may cost more. */
const DEAREST = 1000;

/** What a query may cost: as much as all that its connections may answer, which is known before it runs. */
export function requestedCost(query: string, variables: Readonly<Record<string, unknown>>): number {
  const sizes = [...query.matchAll(/\bfirst:\s*(\$\w+|\d+)/g)].map(([, size = '']) =>
    size.startsWith('$') ? Number(variables[size.slice(1)] ?? 0) : Number(size),
  );
  const [outer = 1, ...inner] = sizes.filter((size) => size > 0);
  // Each object one point, each connection two.
  return 2 + outer * (1 + inner.reduce((sum, size) => sum + size + 2, 0));
}

export type Bucket = ReturnType<typeof createBucket>;

/** The points that an app may spend on a shop; they come back as time passes. */
export function createBucket(now: () => Date) {
  let available = CAPACITY;
  let at = now().getTime();
  const refill = () => {
    const time = now().getTime();
    available = Math.min(CAPACITY, available + (Math.max(0, time - at) / 1000) * RESTORED_A_SECOND);
    at = time;
  };
  const status = () => ({
    maximumAvailable: CAPACITY,
    currentlyAvailable: Math.floor(available),
    restoreRate: RESTORED_A_SECOND,
  });
  return {
    status,
    isTooDear: (cost: number) => cost > DEAREST,
    /** Takes points; false when there are too few. */
    take: (cost: number): boolean => {
      refill();
      if (available < cost) return false;
      available -= cost;
      return true;
    },
    giveBack: (points: number) => void (available = Math.min(CAPACITY, available + points)),
    empty: () => void (available = 0),
  };
}
