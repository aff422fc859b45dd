import robotsParser from 'robots-parser';
import type { Deps } from '#context.ts';
import { OutsideError } from '#outside/outsideError.ts';

/** What a site asks of robots. */
export type Robots = {
  isAllowed: (url: string) => boolean;
  /** Between two requests. */
  delayMs: number;
  sitemaps: readonly string[];
};

const OUR_NAME = 'ParleyBot';
const LARGEST = 500_000;
const LONGEST_DELAY_MS = 10_000;

const ALL_ALLOWED: Robots = { isAllowed: () => true, delayMs: 0, sitemaps: [] };
/** As RFC 9309 has it: while the site cannot say, nothing is read. */
const NONE_ALLOWED: Robots = { ...ALL_ALLOWED, isAllowed: () => false };

/** Reads the robots.txt of a site; a site that cannot be reached at all says so at its pages. */
export async function readRobots(
  { fetchOutside }: Pick<Deps, 'fetchOutside'>,
  origin: string,
  signal: AbortSignal,
): Promise<Robots> {
  const address = `${origin}/robots.txt`;
  try {
    const { status, body } = await fetchOutside(address, { signal, mostBytes: LARGEST });
    if (status >= 500) return NONE_ALLOWED;
    if (status >= 400) return ALL_ALLOWED;
    const robots = robotsParser(address, new TextDecoder().decode(body));
    const delay = (robots.getCrawlDelay(OUR_NAME) ?? 0) * 1000;
    return {
      isAllowed: (url) => robots.isAllowed(url, OUR_NAME) !== false,
      delayMs: Math.min(delay, LONGEST_DELAY_MS),
      sitemaps: robots.getSitemaps(),
    };
  } catch (error) {
    if (error instanceof OutsideError) return ALL_ALLOWED;
    throw error;
  }
}
