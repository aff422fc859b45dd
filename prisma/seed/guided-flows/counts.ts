import type { Graph } from '@parley/guided-flow/flow';
import { happenings, type Happening } from '@parley/guided-flow/happenings';
import { startFlow, type FlowPosition } from '@parley/guided-flow/interpreter';
import type { Db } from '../../client.ts';
import { before, DAY } from '../instants.ts';
import { drawing, goOn, type Draw } from './walk.ts';

type Walks = {
  guidedFlowId: string;
  versionNumber: number;
  graph: Graph;
  perDay: number;
  days: readonly [from: number, to: number];
};

/** Counts visitors who walked through a flow on each day from so many days ago to so many: most choose what comes first, some leave. */
export async function seedCounts(db: Db, now: Date, { guidedFlowId, versionNumber, graph, perDay, days }: Walks) {
  const draw = drawing(guidedFlowId);
  const [from, to] = days;
  const data = Array.from({ length: from - to + 1 }, (_, index) => from - index).flatMap((daysAgo) => {
    const at = before(now, daysAgo * DAY);
    const isWeekend = at.getUTCDay() % 6 === 0;
    const visitors = Math.round(perDay * (isWeekend ? 0.5 : 1) * (0.7 + 0.6 * draw()));
    const counts = new Map<string, { happening: Happening; count: number }>();
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      for (const happening of walk(graph, draw)) {
        const key = `${happening.kind} ${happening.subject}`;
        counts.set(key, { happening, count: (counts.get(key)?.count ?? 0) + 1 });
      }
    }
    const day = at.toISOString().slice(0, 10);
    return [...counts.values()].map(({ happening, count }) => ({
      ...happening,
      guidedFlowId,
      versionNumber,
      day,
      count,
    }));
  });
  await db.flowCount.createMany({ data });
}

function walk(graph: Graph, draw: Draw): Happening[] {
  let position: FlowPosition = startFlow(graph).position;
  const found = happenings(graph, null, position);
  for (let next = goOn(graph, position, draw); next; next = goOn(graph, position, draw)) {
    found.push(...happenings(graph, position, next.step.position));
    position = next.step.position;
  }
  return found;
}
