import type { Graph, GraphEdge, GraphNode, GuidedFlow as FlowContent, Presentation } from '@parley/guided-flow/flow';
import { nameKey } from '@parley/guided-flow/flowName';
import { emptyGraph, normalised, PRESENTATION_ID } from '@parley/guided-flow/presentation';
import type { Db, GuidedFlow, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type FlowOverrides = Partial<Prisma.GuidedFlowUncheckedCreateInput> & {
  now?: Date;
  content?: Partial<FlowContent>;
  /** False: a draft alone. */
  isPublished?: boolean;
};

/** A graph of these steps behind the presentation; edges go by the ids of steps. */
export function graphOf(
  presentation: Presentation,
  { nodes, edges }: { nodes: readonly GraphNode[]; edges: readonly (readonly [string, string])[] },
): Graph {
  const empty = emptyGraph(presentation);
  const drawn = edges.map(([source, target]): GraphEdge => ({ id: `${source}-${target}`, source, target }));
  return normalised({ nodes: [...empty.nodes, ...nodes], edges: drawn }, presentation);
}

const PRESENTATION: Presentation = { type: 'Button', lineOne: 'Return something' };

/** That asks what is to be done and hands over. */
export const smallFlow = (name = 'Returns'): FlowContent => ({
  name,
  presentation: PRESENTATION,
  graph: graphOf(PRESENTATION, {
    nodes: [
      { id: 'ask', type: 'Text', data: { body: 'What is it about?' }, position: { x: 60, y: 240 } },
      { id: 'size', type: 'Button', data: { label: 'Wrong size' }, position: { x: 300, y: 180 } },
      { id: 'fault', type: 'Button', data: { label: 'It is broken' }, position: { x: 300, y: 300 } },
      {
        id: 'label',
        type: 'Text',
        data: { body: 'Send it back with the label in the box.' },
        position: { x: 540, y: 180 },
      },
      {
        id: 'person',
        type: 'Handoff',
        data: {
          label: 'Talk to the workshop',
          message: 'Somebody from the workshop will write to you here.',
          teamId: null,
        },
        position: { x: 540, y: 300 },
      },
    ],
    edges: [
      [PRESENTATION_ID, 'ask'],
      ['ask', 'size'],
      ['ask', 'fault'],
      ['size', 'label'],
      ['fault', 'person'],
    ],
  }),
});

/** A published flow that nobody has begun, of a client of its own unless `clientId` is given. */
export async function buildGuidedFlow(db: Db, overrides: FlowOverrides = {}): Promise<GuidedFlow> {
  const { now = new Date(), content: given, isPublished = true, ...rest } = overrides;
  const { clientId = (await buildClient(db, { now })).id, archivedAt = null } = rest;
  const flow = { ...smallFlow(), ...given };
  const row = await db.guidedFlow.create({
    data: {
      id: fakeId('flow'),
      name: flow.name,
      nameKey: archivedAt ? null : nameKey(flow.name),
      publishedAt: isPublished ? now : null,
      createdAt: now,
      updatedAt: now,
      ...rest,
      clientId,
    },
  });
  const own = { subjectId: row.id, clientId, content: JSON.stringify(flow) };
  await db.draft.create({ data: { ...own, revision: 1, savedAt: now } });
  if (isPublished) {
    await db.version.create({ data: { ...own, id: `vers_${row.id}`, number: 1, note: '', publishedAt: now } });
  }
  return row;
}

type Change = {
  guidedFlowId: string;
  content: FlowContent;
  by: string;
  note?: string;
  now?: Date;
  /** False: the draft alone. */
  isPublished?: boolean;
};

/** Changes a flow's draft and publishes it as its next version. */
export async function buildFlowVersion(
  db: Db,
  { guidedFlowId: subjectId, content: flow, by, note = '', now = new Date(), isPublished = true }: Change,
): Promise<void> {
  const { name, presentation, graph } = flow;
  const content = JSON.stringify({ name, presentation, graph: normalised(graph, presentation) });
  const { clientId } = await db.draft.update({
    where: { subjectId },
    data: { content, revision: { increment: 1 }, savedByName: by, savedAt: now },
  });
  const published = { name, nameKey: nameKey(name), updatedAt: now };
  await db.guidedFlow.update({
    where: { id: subjectId },
    data: isPublished ? { ...published, publishedAt: now } : published,
  });
  if (!isPublished) return;
  const number = 1 + (await db.version.count({ where: { subjectId } }));
  const given = { subjectId, clientId, number, content, note, publishedByName: by, publishedAt: now };
  await db.version.create({ data: { ...given, id: `vers_${subjectId}_${number}` } });
}
