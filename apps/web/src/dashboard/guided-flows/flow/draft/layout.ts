import { graphlib, layout } from '@dagrejs/dagre';
import type { GuidedFlow, Point } from '@parley/guided-flow/flow';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { PRESENTATION_ID, presentationDrawing } from '@parley/guided-flow/presentation';
import { byPlace, nextNodes } from '@parley/guided-flow/readingOrder';
import { isStep, moveItems, snapped } from './edits.ts';
import { beneath, freeAmong, type Box } from './uncovered.ts';

const GAP = { beside: 30, behind: 60 };

/** Puts every step where one would look for it: behind what leads to it, from left to right. Start and presentation stay. */
export function layoutFlow(flow: GuidedFlow): GuidedFlow {
  const { nodes } = flow.graph;
  const next = nextNodes(flow.graph);
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
  for (const { id } of drawn) for (const target of next(id)) graph.setEdge(id, target.id);
  // It would change the order of what follows a step so that fewer lines cross.
  layout(graph, { disableOptimalOrderHeuristic: true });
  const corner = (id: string): Point => {
    const { x, y, width, height } = graph.node(id);
    return { x: x - width / 2, y: y - height / 2 };
  };
  const from = corner(PRESENTATION_ID);
  const to = presentation.position;
  const places = drawn.map(({ id }): [string, Point] => {
    const { x, y } = corner(id);
    return [id, snapped({ x: x - from.x + to.x, y: y - from.y + to.y })];
  });
  return moveItems(flow, inOrder(flow, new Map(places)));
}

/** The places, some further down: visitors are offered what follows a step from top to bottom, and that is to stay as it is. */
function inOrder({ graph, presentation }: GuidedFlow, places: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const next = nextNodes(graph);
  const above = new Map<string, string[]>();
  for (const { id } of graph.nodes) {
    for (const [index, { id: lower }] of next(id).entries()) {
      const upper = next(id)[index - 1]?.id;
      if (upper !== undefined) above.set(lower, [...(above.get(lower) ?? []), upper]);
    }
  }
  const first = graph.nodes.find(({ id }) => id === PRESENTATION_ID);
  const boxes = new Map<string, Box>();
  if (first) boxes.set(first.id, { position: first.position, ...presentationDrawing(presentation) });
  for (const node of graph.nodes.filter(isStep).toSorted(byPlace)) {
    const place = places.get(node.id) ?? node.position;
    const lowest = (above.get(node.id) ?? [])
      .flatMap((id) => boxes.get(id) ?? [])
      .map((box) => beneath(box, place.x).y);
    const size = sizeOf(node);
    const inTheWay = [...boxes.values()].filter(
      ({ position: { x }, width }) => x < place.x + size.width && place.x < x + width,
    );
    const position = freeAmong(inTheWay, { x: place.x, y: Math.max(place.y, ...lowest) }, size);
    boxes.set(node.id, { position, ...size });
  }
  return new Map([...boxes].map(([id, { position }]) => [id, position]));
}
