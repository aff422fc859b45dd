import type { ClientSubscription, User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { buildClient, buildUsagePeriod } from '@parley/db/factories/billing';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();

const TRIAL = 'query GetClientFreeTrialInfo { clientFreeTrialInfo { daysRemaining messagesRemaining } }';
const SUBSCRIPTION = `query GetCurrentUser {
  currentUser { client { subscription { type cancellationDate scheduleToDowngrade { type dueDate } } } }
}`;

type Subscription = Partial<Omit<ClientSubscription, 'clientId'>> | null;

/** Somebody who works for a client with this subscription. */
async function agentWith(subscription: Subscription, client = {}, user: Partial<Pick<User, 'status'>> = {}) {
  const { id: clientId } = await buildClient(api.db, { subscription, ...client });
  return buildUser(api.db, { clientId, ...user });
}

/** Asks with a new session: time may have gone by. */
const ask = async (document: string, user: User) =>
  (await api.run(document, { token: await staffToken(api.deps, user) })).body;

describe('clientFreeTrialInfo', () => {
  it("follows the API's clock down to nothing", async () => {
    const trialEndsAt = new Date(api.clock.now().getTime() + 14 * DAY);
    const user = await agentWith({ type: 'Pro', trialEndsAt });
    await buildUsagePeriod(api.db, {
      clientId: user.clientId ?? '',
      used: { Messages: { asst_nori: 10, asst_pip: 5 } },
    });
    const daysRemaining = async () => (await ask(TRIAL, user)).data.clientFreeTrialInfo.daysRemaining;

    const first = await ask(TRIAL, user);
    moveClock(api, HOUR);
    const anHourLater = await daysRemaining();
    moveClock(api, 13 * DAY);
    const onTheLastDay = await daysRemaining();
    moveClock(api, DAY);
    const afterwards = await daysRemaining();

    expect(first).toEqual({ data: { clientFreeTrialInfo: { daysRemaining: 14, messagesRemaining: 7985 } } });
    expect([anHourLater, onTheLastDay, afterwards]).toEqual([14, 1, 0]);
  });

  it('is null without a subscription', async () => {
    expect(await ask(TRIAL, await agentWith(null))).toEqual({ data: { clientFreeTrialInfo: null } });
  });

  it('is null once a client who pays has left the trial behind', async () => {
    const user = await agentWith({ trialEndsAt: new Date('2026-01-01') }, { paymentMethodEntered: true });

    expect(await ask(TRIAL, user)).toEqual({ data: { clientFreeTrialInfo: null } });
  });
});

describe("a client's subscription", () => {
  const subscriptionOf = async (user: User) => (await ask(SUBSCRIPTION, user)).data.currentUser.client.subscription;

  it('runs on its plan', async () => {
    expect(await subscriptionOf(await agentWith({ type: 'Starter' }))).toEqual({
      type: 'Starter',
      cancellationDate: null,
      scheduleToDowngrade: null,
    });
  });

  it('says when it was cancelled, and which smaller plan waits', async () => {
    const cancelled = {
      cancellationDate: new Date('2026-11-01T00:00:00Z'),
      downgradeType: 'Standard',
      downgradeDueDate: new Date('2026-12-01T00:00:00Z'),
    } as const;

    expect(await subscriptionOf(await agentWith({ type: 'Pro', ...cancelled }))).toEqual({
      type: 'Pro',
      cancellationDate: '2026-11-01T00:00:00.000Z',
      scheduleToDowngrade: { type: 'Standard', dueDate: '2026-12-01T00:00:00.000Z' },
    });
  });

  it('is null until onboarding is finished', async () => {
    expect(await subscriptionOf(await agentWith(null))).toBeNull();
  });

  it('is told to Pending people too: where they are led depends on it', async () => {
    expect(await subscriptionOf(await agentWith({ type: 'Pro' }, {}, { status: 'Pending' }))).toMatchObject({
      type: 'Pro',
    });
  });
});
