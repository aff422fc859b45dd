import type { Deps } from '#context.ts';
import { OutsideError } from '#outside/outsideError.ts';
import { readSitemap } from './sitemap.ts';

const MOST_SITEMAPS = 50;
const MOST_PAGES = 10_000;
const LARGEST = 10_000_000;

/**
 * The pages that sitemaps name, and those that they point to. One that is missing or broken names none. Throws an OutsideError
 * that may pass, so that the run is tried again.
 */
export async function loadSitemaps(
  { fetchOutside }: Pick<Deps, 'fetchOutside'>,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const waiting = [...addresses];
  const seen = new Set<string>();
  const pages = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next) || seen.size >= MOST_SITEMAPS || pages.size >= MOST_PAGES) continue;
    seen.add(next);
    // One after the other: a site is asked politely.
    // oxlint-disable-next-line no-await-in-loop
    const found = await loadOne(fetchOutside, next, signal);
    waiting.push(...found.sitemaps);
    for (const page of found.pages) pages.add(page);
  }
  return [...pages].slice(0, MOST_PAGES);
}

const NONE = { pages: [], sitemaps: [] };

async function loadOne(fetchOutside: Deps['fetchOutside'], address: string, signal: AbortSignal) {
  try {
    const { status, body } = await fetchOutside(address, { signal, mostBytes: LARGEST });
    return status === 200 ? readSitemap(body, address) : NONE;
  } catch (error) {
    if (signal.aborted || (error instanceof OutsideError && error.mayPass)) throw error;
    return NONE;
  }
}
