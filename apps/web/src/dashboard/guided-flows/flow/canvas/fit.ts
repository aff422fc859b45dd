/** How all of a flow is shown: with room for the bars that lie over the canvas. */
export const FIT = { maxZoom: 1, padding: 0.3 } as const;
