/** The kind of what is dragged from the dock onto the canvas. */
export const DRAGGED = 'application/x-parley-step';
