import type { Graph, GraphEdge, GraphNode, Point, Presentation } from './flow.ts';
import { NODE_SIZE, type Size } from './nodeSize.ts';

export const STARTING_ID = 'starting';
export const PRESENTATION_ID = 'presentation';

const SIZE = NODE_SIZE.Presentation;
/** In px (spec §9). */
const BUTTON: Point = { x: -150, y: 250 };
const CARD: Point = { x: -225, y: 183 };
const RISE = { lineTwo: 10, lineThree: 13 };
const MIDDLE = BUTTON.y + SIZE.height / 2;

/** The one edge that is always there. */
const FIXED_EDGE: GraphEdge = {
  id: `${STARTING_ID}-${PRESENTATION_ID}`,
  source: STARTING_ID,
  target: PRESENTATION_ID,
};

/** Where the presentation node stands: a card's second and third line each lift it (spec §9). */
export function presentationPosition({ type, lineTwo, lineThree }: Presentation): Point {
  if (type === 'Button') return BUTTON;
  const rise = (lineTwo === undefined ? 0 : RISE.lineTwo) + (lineThree === undefined ? 0 : RISE.lineThree);
  return { x: CARD.x, y: CARD.y - rise };
}

/** Left of the presentation, whose middle is at the same height in every style. */
const startingPosition = ({ x }: Point): Point => ({ x: x - 105, y: MIDDLE - NODE_SIZE.Starting.height / 2 });

/** What it takes on the canvas: a card is drawn over the node's box, which ends where a button's does, with its middle at the same height. */
export function presentationDrawing(presentation: Presentation): Size {
  if (presentation.type === 'Button') return SIZE;
  const { x, y } = presentationPosition(presentation);
  return { width: BUTTON.x + SIZE.width - x, height: (MIDDLE - y) * 2 };
}

/** Fixed, but it can be selected (spec §4). */
const presentationNode = (presentation: Presentation): GraphNode => ({
  id: PRESENTATION_ID,
  type: 'Presentation',
  data: {},
  position: presentationPosition(presentation),
  ...SIZE,
  draggable: false,
  selectable: true,
});

/** The nodes with the presentation node in its place, first when it is missing (spec §4), and the start beside it. */
export function withPresentation(nodes: readonly GraphNode[], presentation: Presentation): GraphNode[] {
  const fixed = presentationNode(presentation);
  const isMissing = nodes.every(({ type }) => type !== 'Presentation');
  const placed = nodes.map((node): GraphNode => {
    if (node.type === 'Presentation') return { ...node, ...fixed, id: node.id };
    return node.type === 'Starting' ? { ...node, position: startingPosition(fixed.position), draggable: false } : node;
  });
  return isMissing ? [fixed, ...placed] : placed;
}

const isFixed = ({ source, target }: GraphEdge) => source === STARTING_ID && target === PRESENTATION_ID;

/** The edges with the fixed one from Starting to Presentation first (spec §4). */
export const withFixedEdge = (edges: readonly GraphEdge[]): GraphEdge[] => [
  FIXED_EDGE,
  ...edges.filter((edge) => !isFixed(edge)),
];

/** A graph as the specification wants it, whatever it was. */
export const normalised = ({ nodes, edges }: Graph, presentation: Presentation): Graph => ({
  nodes: withPresentation(nodes, presentation),
  edges: withFixedEdge(edges),
});

/** Where visitors come from. */
export const STARTING_NODE: GraphNode<'Starting'> = {
  id: STARTING_ID,
  type: 'Starting',
  data: {},
  position: startingPosition(BUTTON),
  draggable: false,
};

/** What a flow begins with: where visitors come from, and how it is offered to them. */
export const emptyGraph = (presentation: Presentation): Graph =>
  normalised({ nodes: [STARTING_NODE], edges: [] }, presentation);
