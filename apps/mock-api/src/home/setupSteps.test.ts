import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const DAY = 24 * 60 * 60_000;

it('asks for a plan again once the trial has ended and nobody pays, or it was cancelled', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const isChosen = async (change: { trialEndsAt?: Date; status?: 'Paused' | 'Canceled' | 'Active' }) => {
    await api.db.clientSubscription.update({ where: { clientId }, data: change });
    const { data } = await ask('{ home { setup { kind isDone } } }');
    return data.home.setup.find(({ kind }: { kind: string }) => kind === 'Plan').isDone;
  };
  const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY);

  expect(await isChosen({ trialEndsAt: inDays(3) })).toBe(true);
  expect(await isChosen({ trialEndsAt: inDays(-1), status: 'Paused' })).toBe(false);
  await api.db.client.update({ where: { id: clientId }, data: { paymentMethodEntered: true } });
  expect(await isChosen({ status: 'Active' })).toBe(true);
  expect(await isChosen({ status: 'Canceled' })).toBe(false);
});

it('asks for no website to have a company described', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const isDescribed = async () => {
    const { data } = await ask('{ home { setup { kind isDone } } }');
    return data.home.setup.find(({ kind }: { kind: string }) => kind === 'Company').isDone;
  };
  await api.db.client.update({ where: { id: clientId }, data: { website: null, timezone: null } });
  expect(await isDescribed()).toBe(false);

  await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Europe/Oslo' } });

  expect(await isDescribed()).toBe(true);
});
