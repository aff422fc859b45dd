import type { Graph } from './flow.ts';
import type { FlowPosition } from './interpreter.ts';

/** What is counted of a flow; `subject` is a node's id, those of an edge's two ends (edgeKey), or empty for the flow's own. */
export type Happening = {
  kind: 'Start' | 'Completion' | 'Handoff' | 'Node' | 'Edge' | 'Wait' | 'Resume';
  subject: string;
};

/** An edge by its ends: it is the same one in all versions of a flow. */
export const edgeKey = (source: string, target: string): string => `${source}>${target}`;

/** What happened between two positions of one run; `before` is null for a run that begins. */
export function happenings(graph: Graph, before: FlowPosition | null, after: FlowPosition): Happening[] {
  const walked = before?.path.length ?? 0;
  const stoppedAt = before?.path.at(-1);
  const found: Happening[] = [];
  if (!before) found.push({ kind: 'Start', subject: '' });
  if (before && stoppedAt !== undefined && after !== before) found.push({ kind: 'Resume', subject: stoppedAt });

  const edges = new Set(graph.edges.map(({ source, target }) => edgeKey(source, target)));
  for (const [index, nodeId] of after.path.entries()) {
    if (index < walked) continue;
    found.push({ kind: 'Node', subject: nodeId });
    const source = after.path.slice(0, index).findLast((earlier) => edges.has(edgeKey(earlier, nodeId)));
    if (source !== undefined) found.push({ kind: 'Edge', subject: edgeKey(source, nodeId) });
  }

  const last = after.path.at(-1);
  if (after.state === 'Waiting' && last !== undefined) found.push({ kind: 'Wait', subject: last });
  if (after.state === 'Completed') found.push({ kind: 'Completion', subject: '' });
  if (after.state === 'HandedOff') found.push({ kind: 'Handoff', subject: '' });
  return found;
}
