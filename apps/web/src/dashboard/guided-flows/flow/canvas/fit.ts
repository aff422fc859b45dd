import { type ReactFlowState } from 'reactflow';

/** How all of a flow is shown: with room for the bars that lie over the canvas. */
export const FIT = { maxZoom: 1, padding: 0.3 } as const;

/** Whether the dock leaves no room beside it for what else stands at the foot of the canvas. */
export const isNarrowForDock = ({ width }: ReactFlowState): boolean => width < 960;
