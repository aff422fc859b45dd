import type { StandInService } from '#stand-ins/faults.ts';

/** How a service says that it was asked too often. */
export type LimitFixture = {
  service: StandInService;
  /** The page that says so. */
  reference: string;
  status: number;
  headers: Record<string, string>;
  /** Null where the page shows none. */
  body: object | null;
  /** What our client makes of it; null: it waits by a measure of its own. */
  waitMs: number | null;
};

export const LIMIT_FIXTURES: readonly LimitFixture[] = [
  {
    service: 'shopify',
    reference: 'https://shopify.dev/docs/api/usage/limits',
    status: 200,
    headers: {},
    body: {
      errors: [
        {
          message: 'Throttled',
          extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
        },
      ],
      extensions: {
        cost: {
          requestedQueryCost: 350,
          actualQueryCost: null,
          throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 50, restoreRate: 100 },
        },
      },
    },
    // 300 points are missing.
    waitMs: 3000,
  },
  {
    // WooCommerce's REST API v3 has no limit of its own: this is of the hosts before it.
    service: 'woocommerce',
    reference: 'https://www.rfc-editor.org/rfc/rfc6585#section-4',
    status: 429,
    headers: { 'retry-after': '2' },
    body: null,
    waitMs: 2000,
  },
  {
    // 200 requests a minute; nothing is said of a header.
    service: 'wix',
    reference: 'https://dev.wix.com/docs/rest/articles/get-started/rate-limits',
    status: 429,
    headers: {},
    body: null,
    waitMs: null,
  },
  {
    service: 'zendesk',
    reference: 'https://developer.zendesk.com/api-reference/introduction/rate-limits/',
    status: 429,
    headers: { 'retry-after': '3' },
    body: null,
    waitMs: 3000,
  },
  {
    service: 'calendly',
    reference: 'https://developer.calendly.com/api-docs/overview/rate-limits',
    status: 429,
    headers: { 'x-ratelimit-limit': '500', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '8' },
    body: null,
    waitMs: 8000,
  },
];
