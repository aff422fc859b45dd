import type { Db } from '../client.ts';
import { buildClient } from '../factories/billing.ts';
import { after, before, DAY } from './instants.ts';

/** Ids are fixed, so that links into the demo stay good over a reset. */
export const NORTHWIND = 'clnt_northwind';
export const KESTREL = 'clnt_kestrel';
export const LUMEN = 'clnt_lumen';
export const BRIGHTSIDE = 'clnt_brightside';
export const HALDEN = 'clnt_halden';
export const MERIDIAN = 'clnt_meridian';
export const TIDEWATER = 'clnt_tidewater';

const TRIAL = 14 * DAY;

/** A trial that began then. */
function trial(periodStart: Date) {
  const trialEndsAt = after(periodStart, TRIAL);
  return { status: 'Trialing', periodStart, periodEnd: trialEndsAt, trialEndsAt } as const;
}

/** A month that was paid for from about then: on a day that every month has. */
function monthFrom(start: Date) {
  const periodStart = new Date(start);
  periodStart.setUTCDate(Math.min(start.getUTCDate(), 28));
  const periodEnd = new Date(periodStart);
  periodEnd.setUTCMonth(periodEnd.getUTCMonth() + 1);
  return { status: 'Active', periodStart, periodEnd } as const;
}

/** The companies, one in each state that a subscription can be in. */
export async function seedBilling(db: Db, now: Date): Promise<void> {
  await buildClient(db, {
    id: NORTHWIND,
    name: 'Northwind Outdoor',
    helpCentreSlug: 'northwind-outdoor',
    email: 'hello@northwindoutdoor.com',
    phone: '+41 31 555 01 00',
    country: 'CH',
    integratedWithZendesk: true,
    integratedWithCalendly: true,
    now: before(now, 240 * DAY),
    stripeCustomerId: 'cus_northwind',
    subscription: { type: 'Standard', stripeId: 'sub_northwind', ...trial(after(now, 9 * DAY - TRIAL)) },
  });
  await buildClient(db, {
    id: KESTREL,
    name: 'Café Kestrel',
    email: 'ciao@cafekestrel.example',
    phone: '+44 131 496 0172',
    country: 'GB',
    paymentMethodEntered: true,
    now: before(now, 120 * DAY),
    conversationRetentionDays: 14,
    stripeCustomerId: 'cus_kestrel',
    subscription: { type: 'Starter', stripeId: 'sub_kestrel', ...monthFrom(before(now, 12 * DAY)) },
  });
  await buildClient(db, {
    id: LUMEN,
    name: 'Lumen & Lark',
    email: 'nadia@lumenandlark.example',
    now: before(now, DAY / 24),
    subscription: null,
  });
  const brightsideStart = before(now, TRIAL + 3 * DAY);
  await buildClient(db, {
    id: BRIGHTSIDE,
    name: 'Brightside Yoga',
    email: 'namaste@brightsideyoga.example',
    country: 'IT',
    now: brightsideStart,
    stripeCustomerId: 'cus_brightside',
    subscription: { type: 'Starter', stripeId: 'sub_brightside', ...trial(brightsideStart), status: 'Paused' },
  });
  await buildClient(db, {
    id: HALDEN,
    name: 'Halden Ceramics',
    email: 'studio@haldenceramics.example',
    country: 'NO',
    paymentMethodEntered: true,
    now: before(now, 400 * DAY),
    conversationRetentionDays: 30,
    stripeCustomerId: 'cus_halden',
    subscription: {
      type: 'Standard',
      stripeId: 'sub_halden',
      ...monthFrom(before(now, 20 * DAY)),
      cancellationDate: before(now, 6 * DAY),
      status: 'Canceled',
    },
  });
  await buildClient(db, {
    id: MERIDIAN,
    name: 'Meridian Freight',
    email: 'it@meridianfreight.example',
    phone: '+49 40 555 0180',
    country: 'DE',
    manuallyInvoiced: true,
    integratedWithZendesk: true,
    now: before(now, 700 * DAY),
    subscription: { type: 'Enterprise' },
  });
  const tidewaterMonth = monthFrom(before(now, 18 * DAY));
  await buildClient(db, {
    id: TIDEWATER,
    name: 'Tidewater Books',
    email: 'shop@tidewaterbooks.example',
    country: 'US',
    paymentMethodEntered: true,
    now: before(now, 260 * DAY),
    conversationRetentionDays: 30,
    stripeCustomerId: 'cus_tidewater',
    subscription: {
      type: 'Pro',
      stripeId: 'sub_tidewater',
      ...tidewaterMonth,
      downgradeType: 'Starter',
      downgradeDueDate: tidewaterMonth.periodEnd,
    },
  });
}
