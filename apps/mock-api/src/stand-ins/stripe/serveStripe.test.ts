import { buildClient } from '@parley/db/factories/billing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planPrices } from '#billing/prices.ts';
import { createClock } from '#clock.ts';
import { readConfig } from '#config.ts';
import { createStripe } from '#outside/stripe.ts';
import { createTestDb, type TestDb } from '#testing/testDb.ts';
import { serveStripe } from './serveStripe.ts';

let testDb: TestDb;
let served: Awaited<ReturnType<typeof serveStripe>>;
const clock = createClock();
const config = readConfig({ STRIPE_PORT: '0' });
const stripe = () => createStripe({ stripe: { ...config.stripe, apiUrl: served.origin } });

beforeEach(async () => {
  testDb = await createTestDb();
  const { db } = testDb;
  const periodStart = clock.now();
  await buildClient(db, {
    stripeCustomerId: 'cus_demo',
    subscription: { type: 'Starter', stripeId: 'sub_demo', status: 'Active', periodStart, periodEnd: periodStart },
  });
  served = await serveStripe({ db, clock, config, host: undefined, webhookUrl: () => null });
});
afterEach(async () => {
  await served.stop();
  await testDb.remove();
});

describe('the stand-in on its port', () => {
  it('knows the demo’s companies again after a reset, also when something under way was kept meanwhile', async () => {
    expect(await stripe().subscriptions.retrieve('sub_demo')).toMatchObject({ customer: 'cus_demo' });
    await testDb.db.standInState.update({
      where: { name: 'stripe' },
      data: { state: JSON.stringify({ objects: {}, outbox: [], playedUntil: 1 }) },
    });
    expect(await stripe().subscriptions.retrieve('sub_demo')).toMatchObject({ customer: 'cus_demo' });
  });

  it('has other prices after a reset, which whoever asks is told', async () => {
    const client = stripe();
    const before = await planPrices(client);
    await testDb.db.standInState.deleteMany();
    const after = await planPrices(client);
    expect(after.map(({ type }) => type)).toEqual(before.map(({ type }) => type));
    expect((await client.prices.retrieve(after[0]?.id ?? '')).unit_amount).toBe(2900);
  });
});
