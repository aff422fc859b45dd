import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY);

it.each([
  ['was never on a page', false, { lastPingAt: null }],
  ['is on a site', true, { lastPingAt: daysAgo(0) }],
  ['was on a site within the week', true, { lastPingAt: daysAgo(6.9) }],
  ['left its site', false, { lastPingAt: daysAgo(7.1) }],
  ['is switched off', false, { lastPingAt: daysAgo(0), isEnabled: false }],
  ['is in the archive', false, { lastPingAt: daysAgo(0), archivedAt: daysAgo(0) }],
])('a company whose assistant %s: %s', async (_, isActive, state) => {
  const { ask, assistantId } = await buildCompanyWithAdmin(api);
  await api.db.assistant.update({ where: { id: assistantId }, data: state });

  const { data } = await ask('{ currentUser { client { isBotInstanceActive } } }');

  expect(data.currentUser.client.isBotInstanceActive).toBe(isActive);
});
