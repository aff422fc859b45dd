import type { GraphEdge, GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { changesBetween, type Change, type Json } from '@parley/versioning/changesBetween';
import type { Mark, Marks } from '../canvas/marks.ts';

/** What has become of one step between two versions. */
export type StepChange = {
  kind: 'Added' | 'Removed' | 'Changed';
  node: GraphNode;
  /** The values that differ, of a step that changed. */
  values: readonly Change[];
};

/** A connection that only one of both has, between steps that both have. */
export type ConnectionChange = { kind: 'Added' | 'Removed'; source: string; target: string };

export type Comparison = {
  /** Both in one: what was removed lies where it lay. */
  flow: GuidedFlow;
  marks: Marks;
  /** In reading order: from left to right, the upper first. */
  steps: readonly StepChange[];
  connections: readonly ConnectionChange[];
  /** What the flow was called and is; null: the same. */
  name: { before: string; after: string } | null;
  counts: { added: number; removed: number; changed: number; same: number };
};

/**
 * What is different between two versions of a flow. Where a step only lies elsewhere, nothing is. `told`: what a step holds, as its
 * values are to be shown; left out: as it is stored.
 */
export function compareFlows(
  before: GuidedFlow,
  after: GuidedFlow,
  told: (node: GraphNode) => Json = ({ data }) => data,
): Comparison {
  const earlier = byId(before.graph.nodes);
  const later = byId(after.graph.nodes);
  const isOffered = changesBetween(before.presentation, after.presentation);
  const steps: StepChange[] = [
    ...after.graph.nodes.flatMap((node): StepChange[] => {
      const old = earlier.get(node.id);
      if (!old) return [{ kind: 'Added', node, values: [] }];
      const values = [
        ...(old.type === node.type ? valuesBetween(old, node, told) : []),
        ...(node.type === 'Presentation' ? isOffered : []),
      ];
      const isOther = values.length > 0 || old.type !== node.type;
      return isOther ? [{ kind: 'Changed', node, values }] : [];
    }),
    ...before.graph.nodes
      .filter(({ id }) => !later.has(id))
      .map((node): StepChange => ({ kind: 'Removed', node, values: [] })),
  ].toSorted(
    ({ node: one }, { node: other }) => one.position.x - other.position.x || one.position.y - other.position.y,
  );
  const marks = new Map<string, Mark>(steps.map(({ kind, node }) => [node.id, { diff: kind }]));
  const edges = [...after.graph.edges];
  const ends = new Map(after.graph.edges.map((edge) => [pairOf(edge), edge]));
  const oldEnds = new Set(before.graph.edges.map(pairOf));
  const connections: ConnectionChange[] = [];
  const note = (kind: ConnectionChange['kind'], { source, target }: GraphEdge) => {
    const isInBoth = [source, target].every((id) => earlier.has(id) && later.has(id));
    if (isInBoth) connections.push({ kind, source, target });
  };
  for (const edge of after.graph.edges) {
    if (oldEnds.has(pairOf(edge))) continue;
    marks.set(edge.id, { diff: 'Added' });
    note('Added', edge);
  }
  for (const edge of before.graph.edges) {
    if (ends.has(pairOf(edge))) continue;
    note('Removed', edge);
    const id = `removed ${edge.id}`;
    edges.push({ ...edge, id });
    marks.set(id, { diff: 'Removed' });
  }
  const removed = steps.filter(({ kind }) => kind === 'Removed');
  const count = (kind: StepChange['kind']) => steps.filter((step) => step.kind === kind).length;
  return {
    flow: { ...after, graph: { nodes: [...after.graph.nodes, ...removed.map(({ node }) => node)], edges } },
    marks,
    steps,
    connections,
    name: before.name === after.name ? null : { before: before.name, after: after.name },
    counts: {
      added: count('Added'),
      removed: removed.length,
      changed: count('Changed'),
      same: after.graph.nodes.length - count('Added') - count('Changed'),
    },
  };
}

/** Two things that are gone are called the same: then what is stored says that they differ. */
function valuesBetween(old: GraphNode, node: GraphNode, told: (node: GraphNode) => Json): Change[] {
  const stored = changesBetween(old.data, node.data);
  const shown = stored.length > 0 ? changesBetween(told(old), told(node)) : [];
  return shown.length > 0 ? shown : stored;
}

const byId = (nodes: readonly GraphNode[]): ReadonlyMap<string, GraphNode> =>
  new Map(nodes.map((node) => [node.id, node]));
const pairOf = ({ source, target, sourceHandle, targetHandle }: GraphEdge) =>
  [source, sourceHandle ?? '', target, targetHandle ?? ''].join(' ');
