/** Runs once and answers its score, in any unit (milliseconds, answers a second). */
export type Contender = () => Promise<number> | number;
export type Round = ReadonlyMap<string, number>;

/**
 * Lets the contenders take turns for `rounds` rounds after one that does not count, beginning with another one each
 * round. Only scores of the same round are comparable: the machine changes.
 */
export async function interleave(contenders: Readonly<Record<string, Contender>>, rounds: number): Promise<Round[]> {
  const entries = Object.entries(contenders);
  const all: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = round % entries.length;
    const scores = new Map<string, number>();
    for (const [name, run] of [...entries.slice(start), ...entries.slice(0, start)]) scores.set(name, await run());
    all.push(scores);
  }
  return all.slice(1);
}

/** The median over the rounds of `name`'s score. */
export function median(rounds: readonly Round[], name: string): number {
  return middleOf(rounds.map((round) => scoreOf(round, name)));
}

/** The median over the rounds of `name`'s score divided by `other`'s in the same round. */
export function medianRatio(rounds: readonly Round[], name: string, other: string): number {
  return middleOf(rounds.map((round) => scoreOf(round, name) / scoreOf(round, other)));
}

/** The median over the rounds of `name`'s score less `other`'s in the same round. */
export function medianDifference(rounds: readonly Round[], name: string, other: string): number {
  return middleOf(rounds.map((round) => scoreOf(round, name) - scoreOf(round, other)));
}

/** The value that the given share of all values, such as 0.95, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}

/** Milliseconds that `work` takes, once. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds of this process's CPU time that `work` takes: what else the machine does counts less. */
export async function timedCpu(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function scoreOf(round: Round, name: string): number {
  const score = round.get(name);
  if (score === undefined) throw new Error(`Nobody called ${name} took part.`);
  return score;
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const around = sorted.slice(sorted.length % 2 === 0 ? half - 1 : half, half + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}
