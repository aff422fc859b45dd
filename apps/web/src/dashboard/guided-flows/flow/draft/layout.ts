import { graphlib, layout } from '@dagrejs/dagre';
import type { GuidedFlow, Point } from '@parley/guided-flow/flow';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { PRESENTATION_ID, presentationDrawing } from '@parley/guided-flow/presentation';
import { isStep, moveItems, snapped } from './edits.ts';

const GAP = { beside: 30, behind: 60 };

/** Puts every step where one would look for it: behind what leads to it, from left to right. Start and presentation stay. */
export function layoutFlow(flow: GuidedFlow): GuidedFlow {
  const { nodes, edges } = flow.graph;
  const presentation = nodes.find(({ type }) => type === 'Presentation');
  if (!presentation) return flow;
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: GAP.beside, ranksep: GAP.behind });
  graph.setDefaultEdgeLabel(() => ({}));
  const drawn = nodes.filter((node) => isStep(node) || node === presentation);
  for (const node of drawn) {
    // A copy: the library writes into it.
    graph.setNode(node.id, { ...(node === presentation ? presentationDrawing(flow.presentation) : sizeOf(node)) });
  }
  for (const { source, target } of edges)
    if (graph.hasNode(source) && graph.hasNode(target)) graph.setEdge(source, target);
  layout(graph);
  const corner = (id: string): Point => {
    const { x, y, width, height } = graph.node(id);
    return { x: x - width / 2, y: y - height / 2 };
  };
  const from = corner(PRESENTATION_ID);
  const to = presentation.position;
  return moveItems(
    flow,
    new Map(
      drawn.map(({ id }) => {
        const { x, y } = corner(id);
        return [id, snapped({ x: x - from.x + to.x, y: y - from.y + to.y })];
      }),
    ),
  );
}
