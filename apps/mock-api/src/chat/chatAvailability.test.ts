import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { buildVersion } from '@parley/db/factories/assistants';
import { buildConversation } from '@parley/db/factories/inbox';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, MINUTE } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';

const api = await apiForTests();

async function company() {
  const built = await buildCompany(api);
  const { assistantId, clientId, visitorToken: token, visitor } = built;
  return {
    ...built,
    set: (change: Partial<AssistantConfig['team']>) =>
      buildVersion(api.db, {
        assistantId,
        by: 'Maya',
        set: (config) => ({ ...config, team: { ...config.team, ...change } }),
      }),
    /** A conversation that began `ago`, and that a person answered after `waited`. */
    answered: (ago: number, waited: number) => {
      const createdAt = new Date(api.clock.now().getTime() - ago);
      const firstAgentReplyAt = new Date(createdAt.getTime() + waited);
      const own = { clientId, assistantId, visitorId: visitor.id };
      return buildConversation(api.db, { ...own, createdAt, firstAgentReplyAt, lastActivityAt: firstAgentReplyAt });
    },
    availability: async () => {
      const asked = '{ chatAssistant { availability { isOpen opensAt replyMinutes isSomebodyOnline } } }';
      return (await api.run(asked, { token })).body.data.chatAssistant.availability;
    },
  };
}

it('is always where no office hours are kept', async () => {
  const { availability } = await company();

  expect(await availability()).toEqual({ isOpen: true, opensAt: null, replyMinutes: null, isSomebodyOnline: true });
});

it('ends with the office hours, and says when the next begin', async () => {
  const { set, availability } = await company();
  const tomorrow = new Date(api.clock.now().getTime() + DAY);
  const days = [{ day: tomorrow.getUTCDay() || 7, from: '09:00', to: '17:00' }];

  await set({ officeHours: { isOn: true, timezone: 'UTC', days, holidays: [] } });

  const opensAt = `${tomorrow.toISOString().slice(0, 10)}T09:00:00.000Z`;
  expect(await availability()).toMatchObject({ isOpen: false, opensAt });
});

it('measures what half of the visitors waited at most in the last seven days, where that is to be told', async () => {
  const { set, answered, availability, agentToken } = await company();
  await answered(6 * DAY, 3 * MINUTE);
  await answered(DAY, 4 * MINUTE);
  await answered(2 * DAY, 50 * MINUTE);
  await answered(8 * DAY, 900 * MINUTE);
  expect(await availability()).toMatchObject({ replyMinutes: 4 });

  await set({ replyTime: 'Hours' });

  expect(await availability()).toMatchObject({ replyMinutes: null });
  const { body } = await api.run('{ assistants { replyMinutes } }', { token: agentToken });
  expect(body.data.assistants).toEqual([{ replyMinutes: 4 }]);
});

it('counts as online only who shows in the chat', async () => {
  const { set, availability } = await company();

  await set({ shows: 'Selected', memberIds: ['somebody-else'] });

  expect(await availability()).toMatchObject({ isSomebodyOnline: false });
});
