import type { Stripe } from 'stripe';
import type { PaymentMethod, SetupIntent } from './objects.ts';

type ErrorBody = {
  type: Stripe.RawErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  setup_intent?: SetupIntent;
  payment_method?: PaymentMethod;
};

/** A refusal in Stripe's own words and form (https://docs.stripe.com/api/errors). */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Whether what had been changed until then stays so. */
  readonly isKept: boolean;

  constructor(status: number, body: ErrorBody, { isKept = false } = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isKept = isKept;
  }
}

export const invalid = (message: string, more: Partial<ErrorBody> = {}, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...more });

export const missing = (kind: string, id: string, param = 'id') =>
  invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);

export const cardRefused = (refusal: Omit<ErrorBody, 'type'>, how: { isKept?: boolean } = {}) =>
  new StripeError(402, { type: 'card_error', ...refusal }, how);
