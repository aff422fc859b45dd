import type { Size } from '@parley/guided-flow/nodeSize';

/** A new note. */
export const NEW_NOTE: Size = { width: 180, height: 90 };
export const LEAST_NOTE: Size = { width: 120, height: 60 };
/** At most so wide and so high, in px. */
export const MOST_NOTE = 900;

/** The sizes to choose from where nothing is drawn; any other comes of drawing. */
export const NOTE_SIZES = [
  { id: 'small', label: 'Small', size: NEW_NOTE },
  { id: 'medium', label: 'Medium', size: { width: 270, height: 150 } },
  { id: 'large', label: 'Large', size: { width: 360, height: 270 } },
] as const satisfies readonly { id: string; label: string; size: Size }[];
