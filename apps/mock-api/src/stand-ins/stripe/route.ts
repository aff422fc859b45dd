import type { World } from './account.ts';

export type Call = {
  /** What stands in the path in place of `:id` and the like, in order. */
  ids: readonly [string, ...string[]];
  /** As decoded from the query or the form. */
  params: Record<string, unknown>;
  /** With which key it was made. */
  key: 'secret' | 'publishable';
};

export type StripeRoute = {
  /** As Stripe documents it: `POST /v1/customers/:id`. */
  on: string;
  /** Also open to the page, with the publishable key. */
  isPublic?: boolean;
  answer: (world: World, call: Call) => unknown;
};
