import { type ReactFlowInstance, type ReactFlowState } from 'reactflow';
import type { CanvasEdge, CanvasNode } from './toCanvas.ts';

/** How all of a flow is shown: with room for the bars that lie over the canvas. */
export const FIT = { maxZoom: 1, padding: 0.3 } as const;

type Showing = Pick<
  ReactFlowInstance<CanvasNode, CanvasEdge>,
  'fitView' | 'getViewport' | 'getNodes' | 'getNodesBounds' | 'setViewport'
>;

/** From the left side of the canvas to the beginning of a flow that is wider, in px. */
const MARGIN = 40;

/** Shows all of a flow; of one that is too large for it, the beginning. */
export async function showAll(canvas: Showing): Promise<void> {
  await canvas.fitView(FIT);
  const { x, y, zoom } = canvas.getViewport();
  const left = canvas.getNodesBounds(canvas.getNodes()).x * zoom;
  if (x + left < 0) await canvas.setViewport({ x: MARGIN - left, y, zoom });
}

/** Whether the dock leaves no room beside it for what else stands at the foot of the canvas. */
export const isNarrowForDock = ({ width }: ReactFlowState): boolean => width < 960;
