import type { CrawlFrequency } from '@parley/db';
import * as v from 'valibot';
import type { CrawlSourceInput } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import { OutsideError } from '#outside/outsideError.ts';
import { assertOutside } from '#outside/publicAddress.ts';
import type { CrawlRules } from './crawlRules.ts';
import { pageAddress } from './pageAddress.ts';

/** What somebody says of pages to be read. */
export type CrawlWish = { rules: CrawlRules; frequency: CrawlFrequency };

const MOST_ADDRESSES = 100;
const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
const patterns = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(200, 'Use at most 200 characters for a pattern.'),
      v.regex(/^[/*]\S*$/, 'A pattern is a path such as /blog/* or */print.'),
      v.check((pattern) => pattern.split('*').length <= 11, 'Use at most ten * in a pattern.'),
    ),
  ),
  v.maxLength(50, 'Use at most 50 patterns.'),
);
const FIELDS = {
  includePatterns: patterns,
  excludePatterns: patterns,
  maxDepth: whole(0, 10, 'Follow 0 to 10 links.'),
  maxPages: whole(1, 1000, 'Read 1 to 1,000 pages.'),
};

/** Throws BAD_INPUT naming the field. */
export function parseCrawl(input: CrawlSourceInput, allowedPrivateHosts: readonly string[]): CrawlWish {
  const { kind, respectsRobots = true, frequency = 'Never' } = input;
  const parsed = parseInput(FIELDS, {
    includePatterns: input.includePatterns ?? [],
    excludePatterns: input.excludePatterns ?? [],
    maxDepth: input.maxDepth ?? 5,
    maxPages: input.maxPages ?? 100,
  });
  const typed = input.addresses.map((address) => address.trim()).filter(Boolean);
  const addresses = [...new Set(typed.map((address) => parseAddress(address, allowedPrivateHosts)))];
  if (addresses.length === 0) throw badAddress('Enter an address such as https://www.example.com/help.');
  if (kind !== 'List' && addresses.length > 1) throw badAddress('Enter one address, or choose a list of addresses.');
  if (addresses.length > MOST_ADDRESSES) throw badAddress(`Add at most ${MOST_ADDRESSES} addresses at once.`);
  const isCounted = kind === 'Page' || kind === 'List';
  const rules = {
    ...parsed,
    kind,
    addresses,
    respectsRobots: respectsRobots ?? true,
    // Those that were named are read, each of them.
    ...(isCounted && { maxPages: addresses.length, maxDepth: 0, includePatterns: [], excludePatterns: [] }),
  };
  return { rules, frequency: frequency ?? 'Never' };
}

const badAddress = (message: string) => domainError('BAD_INPUT', message, { field: 'addresses' });

/** A whole address; one without a scheme is https. */
function parseAddress(typed: string, allowedPrivateHosts: readonly string[]): string {
  const address = pageAddress(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  const url = address === null ? null : new URL(address);
  if (!url || !(url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.includes(':'))) {
    throw badAddress(`This is not an address of a webpage: ${typed.slice(0, 100)}`);
  }
  try {
    assertOutside(url, allowedPrivateHosts);
  } catch (error) {
    if (error instanceof OutsideError) throw badAddress(error.message);
    throw error;
  }
  return url.href;
}
