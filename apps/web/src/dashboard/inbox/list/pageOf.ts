/** The server's largest page. */
const LARGEST_PAGE = 100;

/** How many records to ask for when `loaded` of them are shown, and the first page has `least`. */
export function pageOf(loaded: number, least: number): number {
  return Math.min(LARGEST_PAGE, Math.max(least, loaded));
}
