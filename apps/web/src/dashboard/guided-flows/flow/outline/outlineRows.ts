import type { Graph, GraphNode } from '@parley/guided-flow/flow';
import { byPlace, nextNodes } from '@parley/guided-flow/readingOrder';

export type OutlineRow = {
  node: GraphNode;
  /** How far it is indented. */
  depth: number;
  /** Nobody reaches it from the start. */
  isLoose: boolean;
  /** What follows it and is listed under another step, or further up. */
  elsewhere: readonly GraphNode[];
};

type Visit = { node: GraphNode; depth: number; above: GraphNode | null };

const DEEPEST = 8;

/** The steps one below the other, as one reads them (inReadingOrder), each under what leads to it first. */
export function outlineRows(graph: Graph): OutlineRow[] {
  const next = nextNodes(graph);
  const visits = new Map<string, Visit>();
  const presentation = graph.nodes.filter(({ type }) => type === 'Presentation');
  for (const root of presentation) visit(root, next, visits);
  const reached = visits.size;
  for (const root of graph.nodes.toSorted(byPlace)) if (root.type !== 'Starting') visit(root, next, visits);
  return [...visits.values()].map(({ node, depth }, index) => ({
    node,
    depth,
    isLoose: index >= reached,
    elsewhere: next(node.id).filter(({ id }) => visits.get(id)?.above !== node),
  }));
}

/** Without recursion: a flow may be thousands of steps long. */
function visit(root: GraphNode, next: ReturnType<typeof nextNodes>, visits: Map<string, Visit>): void {
  const waiting: Visit[] = [{ node: root, depth: 0, above: null }];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { node, depth } = one;
    if (visits.has(node.id)) continue;
    visits.set(node.id, one);
    const below = next(node.id).map((target) => ({ node: target, depth: Math.min(depth + 1, DEEPEST), above: node }));
    waiting.push(...below.toReversed());
  }
}
