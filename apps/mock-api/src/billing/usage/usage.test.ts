import { buildAssistant } from '@parley/db/factories/assistants';
import { buildUser } from '@parley/db/factories/auth';
import { buildUsagePeriod } from '@parley/db/factories/billing';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
const NOW = new Date('2026-11-12T00:00:00.000Z');
const NOVEMBER = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') };

let company: Company;
beforeEach(async () => {
  api.clock.setOffset(NOW.getTime() - Date.now());
  company = await buildCompany(api);
});

const USAGE = `{ usage {
  id startsAt endsAt
  meters { metric used limit atLimit isStopped forecast { expected reachedAt } alerts { threshold } byAssistant { used assistant { title } } }
  history { startsAt endsAt subscriptionType totals { metric used limit } }
} }`;
const CHOOSE = `mutation($metric: UsageMetric!, $atLimit: AtLimit!) {
  setLimitPolicy(metric: $metric, atLimit: $atLimit) { meters { metric atLimit isStopped } }
}`;
const SEND = 'mutation($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

const usage = async (token = company.agentToken) => (await api.run(USAGE, { token })).body.data.usage;
const messages = async () => (await usage()).meters[0];

async function reply(assistantId: string, key: string) {
  const { clientId, visitor, agentToken } = company;
  const { id: conversationId } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  const { body } = await api.run(SEND, { token: agentToken, variables: { input: { conversationId, body: key, key } } });
  return body.data.sendMessage.message.id;
}

describe('what a company has used', () => {
  it('is nothing of each limit before anything has happened', async () => {
    const { meters, history, ...period } = await usage();

    expect(period).toMatchObject({ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' });
    expect(meters.map(({ metric, used, limit }: Record<string, unknown>) => [metric, used, limit])).toEqual([
      ['Messages', 0, 4000],
      ['FormSubmissions', 0, 200],
      ['MapRequests', 0, 500],
      ['ApiRequests', 0, 5000],
    ]);
    expect(history).toEqual([]);
  });

  it('is told by assistant, most first, and less what was taken back', async () => {
    const basecamp = await buildAssistant(api.db, { clientId: company.clientId, title: 'Basecamp' });
    await reply(company.assistantId, 'one');
    await reply(basecamp.id, 'two');
    await reply(basecamp.id, 'three');
    const id = await reply(company.assistantId, 'four');
    await api.run('mutation($id: ID!) { unsendMessage(id: $id) { message { id } } }', {
      token: company.agentToken,
      variables: { id },
    });

    expect(await messages()).toMatchObject({
      used: 3,
      byAssistant: [
        { used: 2, assistant: { title: 'Basecamp' } },
        { used: 1, assistant: { title: 'Nori' } },
      ],
    });
  });

  it('stays used when its assistant goes', async () => {
    const gone = { Messages: { asst_gone: 7 } };
    await buildUsagePeriod(api.db, { clientId: company.clientId, ...NOVEMBER, used: gone });

    expect(await messages()).toMatchObject({ used: 7, byAssistant: [{ used: 7, assistant: null }] });
  });

  it('comes with the day on which the limit is reached, if it goes on like this', async () => {
    const used = { Messages: { [company.assistantId]: 2000 } };
    await buildUsagePeriod(api.db, { clientId: company.clientId, ...NOVEMBER, used });

    expect(await messages()).toMatchObject({
      forecast: { expected: 5455, reachedAt: expect.stringMatching(/^2026-11-23T00:00/) },
    });
  });

  it('begins anew with the next month, and the one before is history', async () => {
    const used = { Messages: { [company.assistantId]: 12 }, ApiRequests: { '': 3 } };
    await buildUsagePeriod(api.db, { clientId: company.clientId, ...NOVEMBER, used });
    moveClock(api, 20 * DAY);
    company = { ...company, agentToken: await staffToken(api.deps, company.agent) };
    await reply(company.assistantId, 'in December');

    const { meters, history } = await usage();
    expect(meters[0].used).toBe(1);
    expect(history).toEqual([
      {
        startsAt: '2026-11-01T00:00:00.000Z',
        endsAt: '2026-12-01T00:00:00.000Z',
        subscriptionType: 'Standard',
        totals: [
          { metric: 'Messages', used: 12, limit: 4000 },
          { metric: 'FormSubmissions', used: 0, limit: 200 },
          { metric: 'MapRequests', used: 0, limit: 500 },
          { metric: 'ApiRequests', used: 3, limit: 5000 },
        ],
      },
    ]);
  });

  it('has no end and no forecast once the plan has ended: nothing begins anew', async () => {
    await buildUsagePeriod(api.db, { clientId: company.clientId, ...NOVEMBER, used: { Messages: { '': 900 } } });
    await api.db.clientSubscription.update({ where: { clientId: company.clientId }, data: { status: 'Canceled' } });

    const { endsAt, meters } = await usage();
    expect(endsAt).toBeNull();
    expect(meters[0]).toMatchObject({ used: 900, forecast: null });
  });

  it('is nobody else’s', async () => {
    const other = await buildCompany(api);
    await buildUsagePeriod(api.db, { clientId: other.clientId, ...NOVEMBER, used: { Messages: { x: 99 } } });

    expect(await messages()).toMatchObject({ used: 0, byAssistant: [] });
  });
});

describe('what happens at a limit', () => {
  const choose = (token: string, atLimit = 'NotifyOnly') =>
    api.run(CHOOSE, { token, variables: { metric: 'Messages', atLimit } });
  const admin = async () =>
    staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId, role: 'Admin' }));

  it('is chosen for each by whoever manages the company, and holds at once', async () => {
    await buildUsagePeriod(api.db, { clientId: company.clientId, ...NOVEMBER, used: { Messages: { x: 4000 } } });
    expect(await messages()).toMatchObject({ atLimit: 'Stop', isStopped: true });

    const { body } = await choose(await admin(), 'Grace10');

    expect(body.data.setLimitPolicy.meters.slice(0, 2)).toEqual([
      { metric: 'Messages', atLimit: 'Grace10', isStopped: false },
      { metric: 'FormSubmissions', atLimit: 'Stop', isStopped: false },
    ]);
  });

  it('is not theirs to choose who may only see it', async () => {
    expect(firstCode(await choose(company.agentToken))).toBe('FORBIDDEN');
    expect(await messages()).toMatchObject({ atLimit: 'Stop' });
  });
});
