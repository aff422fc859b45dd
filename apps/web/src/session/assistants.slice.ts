/** A background of the avatar tile's six (spec §9). */
type TileColour = (typeof TILE_COLOURS)[number];

export const TILE_COLOURS = [
  'bg-red-400',
  'bg-green-400',
  'bg-amber-400',
  'bg-purple-400',
  'bg-slate-400',
  'bg-sky-400',
] as const;

/** What this browser knows of assistants; the records live in Relay's store. */
export type AssistantsSlice = { isMenuOpen: boolean; tileColours: Readonly<Record<string, TileColour>> };

export const initialAssistants: AssistantsSlice = { isMenuOpen: false, tileColours: {} };

export function menuOpened(slice: AssistantsSlice): AssistantsSlice {
  return { ...slice, isMenuOpen: true };
}

export function menuClosed(slice: AssistantsSlice): AssistantsSlice {
  return { ...slice, isMenuOpen: false };
}

/** Assistants arrived: those without a tile colour draw one. */
export function tilesDrawn(
  slice: AssistantsSlice,
  ids: readonly string[],
  draw: () => TileColour = drawTileColour,
): AssistantsSlice {
  const missing = ids.filter((id) => !slice.tileColours[id]);
  if (missing.length === 0) return slice;
  const drawn = Object.fromEntries(missing.map((id) => [id, draw()]));
  return { ...slice, tileColours: { ...slice.tileColours, ...drawn } };
}

function drawTileColour(): TileColour {
  return TILE_COLOURS[Math.floor(Math.random() * TILE_COLOURS.length)] ?? TILE_COLOURS[0];
}
