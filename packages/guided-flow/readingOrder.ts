import type { Graph, GraphEdge, GraphNode } from './flow.ts';

/** The nodes as one reads them: from the start along the edges, the upper before the lower, then what nothing leads to. */
export function inReadingOrder({ nodes, edges }: Graph): GraphNode[] {
  const next = nextNodes({ nodes, edges });
  const seen = new Set<GraphNode>();
  const roots = [
    ...nodes.filter(({ type }) => type === 'Starting'),
    ...nodes.filter(({ type }) => type === 'Presentation'),
    ...nodes.toSorted(byPlace),
  ];
  for (const root of roots) visit(root, next, seen);
  return [...seen];
}

/** Without recursion: a flow may be thousands of steps long. */
function visit(root: GraphNode, next: NextNodes, seen: Set<GraphNode>): void {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    waiting.push(...next(node.id).toReversed());
  }
}

export type NextNodes = (id: string) => readonly GraphNode[];

/** To which nodes the edges of a node lead, the upper before the lower. Edges to nowhere are left out. */
export function nextNodes({ nodes, edges }: Graph): NextNodes {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const bySource = groupBySource(edges);
  return (id) => {
    const targets = (bySource.get(id) ?? []).flatMap(({ target }) => byId.get(target) ?? []);
    return [...new Set(targets)].toSorted(byPlace);
  };
}

function groupBySource(edges: readonly GraphEdge[]): ReadonlyMap<string, readonly GraphEdge[]> {
  const groups = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    const group = groups.get(edge.source);
    if (group) group.push(edge);
    else groups.set(edge.source, [edge]);
  }
  return groups;
}

/** The upper before the lower. */
export const byPlace = (one: GraphNode, other: GraphNode) =>
  one.position.y - other.position.y || one.position.x - other.position.x;
