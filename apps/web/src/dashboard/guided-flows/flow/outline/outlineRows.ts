import type { Graph, GraphNode } from '@parley/guided-flow/flow';
import { inReadingOrder, nextNodes } from '@parley/guided-flow/readingOrder';

export type OutlineRow = {
  node: GraphNode;
  /** How far it is indented. */
  depth: number;
  /** Nobody reaches it from the start. */
  isLoose: boolean;
};

const DEEPEST = 8;

/** The steps one below the other, as one reads them, each under what leads to it first. */
export function outlineRows(graph: Graph): OutlineRow[] {
  const next = nextNodes(graph);
  const depths = new Map<string, number>();
  const presentation = graph.nodes.find(({ type }) => type === 'Presentation');
  const waiting = presentation ? [presentation] : [];
  for (const { id } of waiting) depths.set(id, 0);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const depth = Math.min((depths.get(node.id) ?? 0) + 1, DEEPEST);
    for (const target of next(node.id)) {
      if (depths.has(target.id)) continue;
      depths.set(target.id, depth);
      waiting.push(target);
    }
  }
  return inReadingOrder(graph)
    .filter(({ type }) => type !== 'Starting')
    .map((node) => ({ node, depth: depths.get(node.id) ?? 0, isLoose: !depths.has(node.id) }));
}
