import type { Client, ClientSubscription } from '@parley/db';

/** `endsAt` is null for what goes on until something else begins. */
export type Span = { startsAt: Date; endsAt: Date | null };
export type Payer = Pick<Client, 'manuallyInvoiced' | 'paymentMethodEntered'> & {
  subscription: Pick<ClientSubscription, 'status' | 'periodStart' | 'periodEnd' | 'cancellationDate'> | null;
};
/** The periods next to an instant that lies in neither. */
type Neighbours = { before: Span | null; after: Span | null };
type Month = { periodStart: Date; periodEnd: Date };

/**
 * The period that begins or has begun by `at`, where none is known yet: the one that is paid for, the months that follow it
 * before Stripe has told of them, or the calendar's for whoever pays by invoice. Null when the one before goes on, as after a
 * trial that nobody pays for.
 */
export function newPeriodAt(payer: Payer, at: Date, { before, after }: Neighbours): Span | null {
  const span = ownPeriod(payer, at, before);
  if (!span) return null;
  const startsAt = before?.endsAt && before.endsAt > span.startsAt ? before.endsAt : span.startsAt;
  const isCut = after !== null && (span.endsAt === null || after.startsAt < span.endsAt);
  return { startsAt, endsAt: isCut ? after.startsAt : span.endsAt };
}

function ownPeriod(payer: Payer, at: Date, before: Span | null): Span | null {
  const paid = paidPeriod(payer);
  if (!paid) return calendarMonth(at);
  const { periodStart, periodEnd } = paid;
  if (at < periodStart) return calendarMonth(at);
  if (at < periodEnd) return { startsAt: periodStart, endsAt: periodEnd };
  const last = before?.endsAt && before.endsAt > periodEnd ? before.endsAt : periodEnd;
  if (renews(payer)) return monthAfter(last, at);
  return before ? null : { startsAt: periodStart, endsAt: null };
}

function paidPeriod({ manuallyInvoiced, subscription }: Payer): Month | null {
  const { periodStart, periodEnd } = subscription ?? {};
  return manuallyInvoiced || !periodStart || !periodEnd ? null : { periodStart, periodEnd };
}

function renews({ subscription, paymentMethodEntered }: Payer): boolean {
  if (!subscription || subscription.cancellationDate) return false;
  const { status } = subscription;
  return status === 'Active' || status === 'PastDue' || (status === 'Trialing' && paymentMethodEntered);
}

/** The month, counted from `start` on, that `at` lies in. */
function monthAfter(start: Date, at: Date): Span {
  let months = 0;
  while (plusMonths(start, months + 1) <= at) months += 1;
  return { startsAt: plusMonths(start, months), endsAt: plusMonths(start, months + 1) };
}

/** The same day of a later month, or its last one. */
function plusMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), last));
  return moved;
}

function calendarMonth(at: Date): Span {
  const month = (offset: number) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset, 1));
  return { startsAt: month(0), endsAt: month(1) };
}
