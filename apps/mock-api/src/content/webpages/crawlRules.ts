import type { CrawlKind } from '@parley/db';
import * as v from 'valibot';
import { matchesPattern } from './matchesPattern.ts';
import { folderOf, isFileAddress, isRepeating } from './pageAddress.ts';

/** Which pages a run reads; it is kept as it was when the run began. */
export type CrawlRules = {
  kind: CrawlKind;
  /** Whole; one, but for a List. */
  addresses: readonly string[];
  includePatterns: readonly string[];
  excludePatterns: readonly string[];
  maxDepth: number;
  maxPages: number;
  respectsRobots: boolean;
};

const Strings = v.array(v.string());
const Rules = v.object({
  kind: v.picklist(['Page', 'List', 'Sitemap', 'Site']),
  addresses: Strings,
  includePatterns: Strings,
  excludePatterns: Strings,
  maxDepth: v.number(),
  maxPages: v.number(),
  respectsRobots: v.boolean(),
});

/** Rules as a run keeps them. */
export const storedRules = (rules: string): CrawlRules => v.parse(v.pipe(v.string(), v.parseJson(), Rules), rules);

/** Why an address is not read; `OtherSite` is not even worth a line in the log. */
export type Unread = 'OtherSite' | 'Excluded' | 'TooDeep' | 'NotAPage' | 'Loop';

/** Whether the rules keep an address from being read. An address that somebody named is read in any case. */
export function unreadBecause(rules: CrawlRules, { url, depth }: { url: string; depth: number }): Unread | null {
  const { kind, addresses, includePatterns, excludePatterns, maxDepth } = rules;
  if (kind !== 'Sitemap' && addresses.includes(url)) return null;
  const { origin, pathname, search } = new URL(url);
  const isInside =
    kind === 'Site'
      ? addresses.some((start) => url.startsWith(folderOf(start)))
      : addresses.some((one) => new URL(one).origin === origin);
  if (!isInside) return 'OtherSite';
  if (isFileAddress(url)) return 'NotAPage';
  const path = pathname + search;
  const matches = (pattern: string) => matchesPattern(path, pattern);
  if (excludePatterns.some(matches)) return 'Excluded';
  if (includePatterns.length > 0 && !includePatterns.some(matches)) return 'Excluded';
  if (isRepeating(url)) return 'Loop';
  return kind === 'Site' && depth > maxDepth ? 'TooDeep' : null;
}
