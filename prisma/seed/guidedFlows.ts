import type { GuidedFlow as FlowContent } from '@parley/guided-flow/flow';
import type { Db } from '../client.ts';
import { buildFlowVersion, buildGuidedFlow } from '../factories/guidedFlows.ts';
import { JONAS, MAYA, PRIYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import {
  advice,
  fitting,
  gearCare,
  gearFinder,
  orderStatus,
  returns,
  returnsAtFirst,
  returnsBefore,
  winterSale,
  workshop,
} from './guided-flows/northwind.ts';
import { before, DAY, HOUR } from './instants.ts';

/** `since` so many days. */
type Published = { id: string; content: FlowContent; since: number };

const PUBLISHED: readonly Published[] = [
  { id: 'flow_order_status', content: orderStatus, since: 60 },
  { id: 'flow_gear_finder', content: gearFinder, since: 40 },
  { id: 'flow_gear_care', content: gearCare, since: 21 },
  { id: 'flow_workshop', content: workshop, since: 33 },
  { id: 'flow_advice', content: advice, since: 24 },
];

/** What Northwind has drawn for its visitors. */
export async function seedGuidedFlows(db: Db, now: Date): Promise<void> {
  for (const { id, content, since } of PUBLISHED) {
    await buildGuidedFlow(db, { id, clientId: NORTHWIND, content, now: before(now, since * DAY) });
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
  await buildGuidedFlow(db, { id, clientId: NORTHWIND, content: returnsAtFirst, now: before(now, 75 * DAY) });
  await buildFlowVersion(db, {
    guidedFlowId: id,
    content: returnsBefore,
    note: 'Articles on exchanging and on the repair promise',
    by: JONAS.name,
    now: before(now, 30 * DAY),
  });
  await buildFlowVersion(db, {
    guidedFlowId: id,
    content: returns,
    note: 'What is worn out goes to the workshop',
    by: MAYA.name,
    now: before(now, 9 * DAY),
  });
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
