import type { GuidedFlow as FlowContent } from '@parley/guided-flow/flow';
import type { Db } from '../client.ts';
import { buildFlowVersion, buildGuidedFlow } from '../factories/guidedFlows.ts';
import { JONAS, MAYA, PRIYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { seedCounts } from './guided-flows/counts.ts';
import {
  advice,
  fitting,
  gearCare,
  gearFinder,
  orderStatus,
  returns,
  winterSale,
  workshop,
} from './guided-flows/northwind.ts';
import { before, DAY, HOUR } from './instants.ts';

type Published = { id: string; content: FlowContent; perDay: number; since: number };

const PUBLISHED: readonly Published[] = [
  { id: 'flow_order_status', content: orderStatus, perDay: 26, since: 60 },
  { id: 'flow_gear_finder', content: gearFinder, perDay: 14, since: 40 },
  { id: 'flow_gear_care', content: gearCare, perDay: 7, since: 21 },
  { id: 'flow_workshop', content: workshop, perDay: 5, since: 33 },
  { id: 'flow_advice', content: advice, perDay: 3, since: 24 },
];

/** What Northwind has drawn for its visitors, and how often they went through it. */
export async function seedGuidedFlows(db: Db, now: Date): Promise<void> {
  for (const { id, content, perDay, since } of PUBLISHED) {
    await buildGuidedFlow(db, { id, clientId: NORTHWIND, content, now: before(now, since * DAY) });
    await seedCounts(db, now, {
      guidedFlowId: id,
      versionNumber: 1,
      graph: content.graph,
      perDay,
      days: [Math.min(since, 42), 0],
    });
  }
  await seedReturns(db, now);
  const northwind = { clientId: NORTHWIND };
  await buildGuidedFlow(db, {
    ...northwind,
    id: 'flow_fitting',
    content: fitting,
    isPublished: false,
    now: before(now, 5 * HOUR),
  });
  await buildGuidedFlow(db, {
    ...northwind,
    id: 'flow_winter_sale',
    content: winterSale,
    archivedAt: before(now, 45 * DAY),
    now: before(now, 110 * DAY),
  });
}

/** Published three times: without the workshop at first. */
async function seedReturns(db: Db, now: Date): Promise<void> {
  const id = 'flow_returns';
  const first = without(returns, ['workshop', 'repairs', 'sizes']);
  const second = without(returns, ['workshop']);
  await buildGuidedFlow(db, { id, clientId: NORTHWIND, content: first, now: before(now, 75 * DAY) });
  const graph = first.graph;
  await seedCounts(db, now, { guidedFlowId: id, versionNumber: 1, graph, perDay: 18, days: [42, 31] });
  await buildFlowVersion(db, {
    guidedFlowId: id,
    content: second,
    note: 'Articles on exchanging and on the repair promise',
    by: JONAS.name,
    now: before(now, 30 * DAY),
  });
  await seedCounts(db, now, { guidedFlowId: id, versionNumber: 2, graph: second.graph, perDay: 20, days: [30, 10] });
  await buildFlowVersion(db, {
    guidedFlowId: id,
    content: returns,
    note: 'What is worn out goes to the workshop',
    by: MAYA.name,
    now: before(now, 9 * DAY),
  });
  await seedCounts(db, now, { guidedFlowId: id, versionNumber: 3, graph: returns.graph, perDay: 22, days: [9, 0] });
  const content: FlowContent = {
    ...returns,
    presentation: { ...returns.presentation, lineThree: 'Free within Switzerland' },
  };
  await buildFlowVersion(db, {
    guidedFlowId: id,
    content,
    by: PRIYA.name,
    now: before(now, 3 * HOUR),
    isPublished: false,
  });
}

const without = ({ graph, ...flow }: FlowContent, gone: readonly string[]): FlowContent => ({
  ...flow,
  graph: {
    nodes: graph.nodes.filter(({ id }) => !gone.includes(id)),
    edges: graph.edges.filter(({ source, target }) => !gone.includes(source) && !gone.includes(target)),
  },
});
