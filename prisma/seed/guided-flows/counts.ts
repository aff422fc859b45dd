import type { Graph } from '@parley/guided-flow/flow';
import { happenings, type Happening } from '@parley/guided-flow/happenings';
import { advance, startFlow, type FlowPosition } from '@parley/guided-flow/interpreter';
import type { Db } from '../../client.ts';
import { before, DAY } from '../instants.ts';

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

const LEAVE = 0.16;

function walk(graph: Graph, draw: () => number): Happening[] {
  let position: FlowPosition = startFlow(graph).position;
  const found = happenings(graph, null, position);
  while (position.state === 'Waiting' && draw() > LEAVE) {
    const nodeId = position.waitingFor[Math.floor(draw() ** 1.6 * position.waitingFor.length)] ?? '';
    const isTask = graph.nodes.some(({ id, type }) => id === nodeId && type === 'QuestioningArticles');
    const next = advance(graph, position, { kind: isTask ? 'Finish' : 'Choose', nodeId }).position;
    found.push(...happenings(graph, position, next));
    position = next;
  }
  return found;
}

/** The same numbers from 0 to 1 for the same word; those of faker would move everything that is made up later. */
function drawing(word: string): () => number {
  let state = Array.from(word).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
