import { whyNotConnect } from '@parley/guided-flow/connect';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { type Mark, type Marks } from './marks.ts';

/** The marks while a connection is drawn from `source`: where it may end, and where not. */
export function withTargets(marks: Marks, { graph }: GuidedFlow, source: string): Marks {
  const next = new Map<string, Mark>(marks);
  for (const { id } of graph.nodes) {
    if (id === source) continue;
    const target = whyNotConnect(graph.nodes, graph.edges, { source, target: id }) === null ? 'valid' : 'refused';
    next.set(id, { ...marks.get(id), target });
  }
  return next;
}
