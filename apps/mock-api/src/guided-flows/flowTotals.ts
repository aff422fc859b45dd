import type { GuidedFlow } from '@parley/db';
import type { Context } from '#context.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export type FlowTotals = { starts: number; completions: number };

const TOTALS = new WeakMap<object, Promise<ReadonlyMap<string, FlowTotals>>>();

/** How often a flow was begun in the last 30 days, and how often one came to an end of it. */
export async function flowTotals(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id, clientId }: GuidedFlow,
): Promise<FlowTotals> {
  // One request counts once, for all flows of its list.
  const totals = TOTALS.get(ctx) ?? totalsOf(ctx, clientId);
  TOTALS.set(ctx, totals);
  return (await totals).get(id) ?? { starts: 0, completions: 0 };
}

async function totalsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, clientId: string) {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
  const sums = await db.flowCount.groupBy({
    by: ['guidedFlowId', 'kind'],
    where: { guidedFlow: { clientId }, day: { gt: since }, kind: { in: ['Start', 'Completion'] } },
    _sum: { count: true },
  });
  const totals = new Map<string, FlowTotals>();
  for (const { guidedFlowId, kind, _sum } of sums) {
    const before = totals.get(guidedFlowId) ?? { starts: 0, completions: 0 };
    totals.set(guidedFlowId, { ...before, [kind === 'Start' ? 'starts' : 'completions']: _sum.count ?? 0 });
  }
  return totals;
}
