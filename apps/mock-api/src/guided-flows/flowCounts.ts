import type { GuidedFlow } from '@parley/db';
import * as v from 'valibot';
import type { GuidedFlowCountsArgs } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { parseInput } from '#input.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const day = v.optional(v.nullable(v.pipe(v.string(), v.isoDate('Choose a day, such as 2026-11-19.'))));
const RANGE = { from: day, to: day };

/** What visitors did in a flow between two days, both within. Throws BAD_INPUT with `field`. */
export async function flowCounts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: guidedFlowId }: GuidedFlow,
  { version, ...range }: Partial<GuidedFlowCountsArgs>,
) {
  const { from, to } = parseInput(RANGE, range);
  const since = from ?? new Date(clock.now().getTime() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const sums = await db.flowCount.groupBy({
    by: ['kind', 'subject'],
    where: {
      guidedFlowId,
      day: { gte: since, ...(to && { lte: to }) },
      ...(typeof version === 'number' && { versionNumber: version }),
    },
    _sum: { count: true },
    orderBy: [{ kind: 'asc' }, { subject: 'asc' }],
  });
  const rows = sums.map(({ kind, subject, _sum }) => ({ kind, subject, count: _sum.count ?? 0 }));
  const of = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind);
  const total = (kind: (typeof rows)[number]['kind']) => of(kind)[0]?.count ?? 0;
  const resumed = new Map(of('Resume').map(({ subject, count }) => [subject, count]));
  const left = new Map(of('Wait').map(({ subject, count }) => [subject, count - (resumed.get(subject) ?? 0)]));
  return {
    starts: total('Start'),
    completions: total('Completion'),
    handoffs: total('Handoff'),
    nodes: of('Node').map(({ subject, count }) => ({
      nodeId: subject,
      reached: count,
      dropOff: Math.max(0, left.get(subject) ?? 0),
    })),
    edges: of('Edge').flatMap(({ subject, count }) => {
      const [source, target] = subject.split('>');
      return source !== undefined && target !== undefined ? [{ source, target, count }] : [];
    }),
  };
}
