import type { FlowNote, GuidedFlow, Point } from '@parley/guided-flow/flow';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { isStep, moveItems, snapped } from './edits.ts';

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom' | 'across' | 'down';

type Box = { id: string; position: Point; width: number; height: number };

/** Lines up what is chosen by an edge or the middle, or spreads it evenly (`across`, `down`). */
export function align(flow: GuidedFlow, ids: ReadonlySet<string>, how: Alignment): GuidedFlow {
  const boxes = boxesOf(flow).filter(({ id }) => ids.has(id));
  if (boxes.length < 2) return flow;
  const places = how === 'across' || how === 'down' ? spread(boxes, how) : lined(boxes, how);
  return moveItems(flow, new Map([...places].map(([id, place]) => [id, snapped(place)])));
}

/** What can be moved, as it lies. */
export function boxesOf({ graph, notes = [] }: GuidedFlow): Box[] {
  const steps = graph.nodes.filter(isStep).map((node) => ({ id: node.id, position: node.position, ...sizeOf(node) }));
  return [...steps, ...notes.map(({ id, position, width, height }: FlowNote) => ({ id, position, width, height }))];
}

function lined(boxes: readonly Box[], how: Exclude<Alignment, 'across' | 'down'>): Map<string, Point> {
  const left = Math.min(...boxes.map(({ position }) => position.x));
  const right = Math.max(...boxes.map(({ position, width }) => position.x + width));
  const top = Math.min(...boxes.map(({ position }) => position.y));
  const bottom = Math.max(...boxes.map(({ position, height }) => position.y + height));
  const place = ({ position: { x, y }, width, height }: Box): Point =>
    ({
      left: { x: left, y },
      centre: { x: (left + right - width) / 2, y },
      right: { x: right - width, y },
      top: { x, y: top },
      middle: { x, y: (top + bottom - height) / 2 },
      bottom: { x, y: bottom - height },
    })[how];
  return new Map(boxes.map((box) => [box.id, place(box)]));
}

/** The first and the last stay; the gaps between all become the same. */
function spread(boxes: readonly Box[], how: 'across' | 'down'): Map<string, Point> {
  const isAcross = how === 'across';
  const start = ({ position }: Box) => (isAcross ? position.x : position.y);
  const length = ({ width, height }: Box) => (isAcross ? width : height);
  const sorted = boxes.toSorted((one, other) => start(one) - start(other));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return new Map();
  const room = start(last) + length(last) - start(first) - sorted.reduce((sum, box) => sum + length(box), 0);
  const gap = room / (sorted.length - 1);
  let next = start(first);
  return new Map(
    sorted.map((box) => {
      const place = isAcross ? { x: next, y: box.position.y } : { x: box.position.x, y: next };
      next += length(box) + gap;
      return [box.id, place];
    }),
  );
}
