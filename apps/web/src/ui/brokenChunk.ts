/** Browsers word a missing chunk differently: Chromium, Firefox, Safari, and Vite's own for styles. */
const BROKEN_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether code that is loaded on demand did not arrive: no connection, or a new build has taken its place. */
export function isBrokenChunk(error: unknown): boolean {
  return error instanceof Error && BROKEN_CHUNK.test(error.message);
}
