import type { Measure } from './metrics.ts';

/** Sums of figures by name. */
export type Sums = ReadonlyMap<string, number>;

export type Measured = { value: number | null; numerator: number; denominator: number };

/** What a metric is, given the sums of its figures. `value` is null where there is nothing to measure. */
export function measured(measure: Measure, sums: Sums): Measured {
  const sum = (figure: string) => sums.get(figure) ?? 0;
  switch (measure.kind) {
    case 'Count': {
      const count = sum(measure.of);
      return { value: count, numerator: count, denominator: count };
    }
    case 'Visitors':
      return { value: sum('visitors'), numerator: sum('conversations'), denominator: sum('conversations') };
    case 'Share': {
      const [numerator, denominator] = [sum(measure.of), sum(measure.among)];
      return { value: denominator === 0 ? null : numerator / denominator, numerator, denominator };
    }
    case 'Mean': {
      const count = sum(measure.among);
      return { value: count === 0 ? null : sum(measure.of) / count, numerator: count, denominator: count };
    }
    case 'Seconds': {
      const times = timesOf(measure.of, sums);
      const count = times.reduce((total, [, some]) => total + some, 0);
      return { value: quantile(times, count * measure.share), numerator: count, denominator: count };
    }
    default:
      return measure satisfies never;
  }
}

type Times = readonly (readonly [seconds: number, count: number])[];

/** How often each length of time was measured, the shortest first. */
function timesOf(figure: string, sums: Sums): Times {
  const prefix = `${figure}:`;
  return [...sums]
    .flatMap(([name, count]) => (name.startsWith(prefix) ? [[Number(name.slice(prefix.length)), count] as const] : []))
    .toSorted(([one], [other]) => one - other);
}

/** The first time with which `rank` of them are reached; null for none. */
function quantile(times: Times, rank: number): number | null {
  let reached = 0;
  for (const [seconds, count] of times) {
    reached += count;
    if (reached >= rank) return seconds;
  }
  return null;
}
