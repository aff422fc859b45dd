import type { GuidedFlow, Point } from '@parley/guided-flow/flow';
import { sizeOf, type Size } from '@parley/guided-flow/nodeSize';
import { presentationDrawing } from '@parley/guided-flow/presentation';
import { GRID, snapped } from './edits.ts';

export type Box = Size & { position: Point };

/** Between what lies there and what is put beneath it, in px. */
const GAP = 30;

/** There, or as much further down as something of that size needs in order to cover no step and no note. */
export const uncovered = (flow: GuidedFlow, place: Point, size: Size): Point => freeAmong(boxesOf(flow), place, size);

/** The same where these boxes lie. */
export function freeAmong(boxes: readonly Box[], place: Point, size: Size): Point {
  let position = snapped(place);
  // From the top down, each is met once at the most.
  for (const box of boxes.toSorted((one, other) => one.position.y - other.position.y)) {
    if (!meet(box, { ...size, position })) continue;
    position = beneath(box, position.x);
  }
  return position;
}

/** Next under a box. */
export const beneath = ({ position, height }: Box, x: number): Point => ({
  x,
  y: Math.ceil((position.y + height + GAP) / GRID) * GRID,
});

function boxesOf({ graph, presentation, notes = [] }: GuidedFlow): readonly Box[] {
  const nodes = graph.nodes.map((node) => ({
    position: node.position,
    ...(node.type === 'Presentation' ? presentationDrawing(presentation) : sizeOf(node)),
  }));
  return [...nodes, ...notes];
}

const meet = (one: Box, other: Box): boolean =>
  one.position.x < other.position.x + other.width &&
  other.position.x < one.position.x + one.width &&
  one.position.y < other.position.y + other.height &&
  other.position.y < one.position.y + one.height;
