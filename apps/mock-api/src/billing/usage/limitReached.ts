import { domainError } from '#errors.ts';
import { allowed, limitOf } from './limits.ts';
import type { Standing } from './standing.ts';
import { amountOf, dayInWords } from './words.ts';

/** For what the plan's limit stops. Visitors are told what it means for them, and nothing of their host's plan. */
export function limitReached({ period, metric, atLimit }: Standing, by: 'Staff' | 'Visitor') {
  if (by === 'Visitor') {
    return domainError(
      'LIMIT_REACHED',
      'This chat can take no more messages for now. Yours is kept here: please try again later.',
    );
  }
  const { subscriptionType, endsAt } = period;
  const most = allowed(limitOf(subscriptionType, metric), atLimit);
  const until = endsAt ? ` until ${dayInWords(endsAt)}` : '';
  return domainError(
    'LIMIT_REACHED',
    `All ${amountOf(metric, most)} of your plan are used${until}. Whoever manages the company can pick a larger plan.`,
  );
}
