import { graphql } from 'react-relay/hooks';
import type { WebpagesScreenQuery$data } from '#generated/WebpagesScreenQuery';

export type CrawlSource = WebpagesScreenQuery$data['crawlSources'][number];

/** Where webpages come from, with its last run. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment crawlSource_source on CrawlSource {
    id
    kind
    addresses
    includePatterns
    excludePatterns
    maxDepth
    maxPages
    respectsRobots
    frequency
    nextRunAt
    pageCount
    lastRun {
      id
      ...crawlRun_run @relay(mask: false)
    }
  }
`;

/** How far a run is. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment crawlRun_run on CrawlRun {
    id
    state
    error
    createdAt
    endedAt
    counts {
      found
      waiting
      read
      added
      changed
      skipped
      failed
    }
  }
`;

export const KIND_LABELS = { Site: 'Whole site', Page: 'One page', List: 'List of pages', Sitemap: 'Sitemap' } as const;
export const KINDS = ['Site', 'Page', 'List', 'Sitemap'] as const;

export const FREQUENCY_LABELS = {
  Never: 'Only when I say so',
  Daily: 'Every day',
  Weekly: 'Every week',
  Monthly: 'Every month',
} as const;
export const FREQUENCIES = ['Never', 'Daily', 'Weekly', 'Monthly'] as const;

/** What kind of source it is; of one whose kind this version does not know, nothing. */
export const kindLabel = (kind: string): string =>
  KINDS.flatMap((one) => (one === kind ? [KIND_LABELS[one]] : []))[0] ?? '';

/** `www.example.com/help`: an address as people read it. */
export function shortAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  return host + pathname.replace(/\/$/, '') + search;
}

/** How a source is called. */
export function sourceName({ addresses }: { addresses: readonly string[] }): string {
  const [first = '', ...more] = addresses;
  return shortAddress(first) + (more.length > 0 ? ` and ${more.length} more` : '');
}

/** Whether a run goes on. */
export const isOpen = (run: { state: string } | null | undefined): boolean =>
  run?.state === 'Waiting' || run?.state === 'Running';
