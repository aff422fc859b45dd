import type { Graph, GraphEdge, GraphNode, Point, Presentation } from './flow.ts';

export const STARTING_ID = 'starting';
export const PRESENTATION_ID = 'presentation';

/** In px (spec §9). */
const SIZE = { width: 150, height: 40 };
const BUTTON: Point = { x: -150, y: 250 };
const CARD: Point = { x: -225, y: 183 };
const RISE = { lineTwo: 10, lineThree: 13 };

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

/** The nodes with the presentation node in its place: first when it is missing (spec §4). */
export function withPresentation(nodes: readonly GraphNode[], presentation: Presentation): GraphNode[] {
  const fixed = presentationNode(presentation);
  const isMissing = nodes.every(({ type }) => type !== 'Presentation');
  if (isMissing) return [fixed, ...nodes];
  return nodes.map((node) => (node.type === 'Presentation' ? { ...node, ...fixed, id: node.id } : node));
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
  position: { x: -330, y: 255 },
  draggable: false,
};

/** What a flow begins with: where visitors come from, and how it is offered to them. */
export const emptyGraph = (presentation: Presentation): Graph =>
  normalised({ nodes: [STARTING_NODE], edges: [] }, presentation);
