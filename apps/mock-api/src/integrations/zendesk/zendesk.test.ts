import type { Conversation, Integration } from '@parley/db';
import { buildIntegration } from '@parley/db/factories/integrations';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { SENDING_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import type { Send } from '#outside/request.ts';
import { signWebhook } from '#outside/zendesk/zendeskWebhook.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { zendeskWebhookUrl } from './openZendesk.ts';

const api = await apiForTests();
const BASE = 'http://localhost:4000/stand-ins/zendesk/northwind';
const HOUR = 60 * 60_000;
const SECRET = 'parley_local_webhook';
const usual = api.deps.outside.send;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let integration: Integration;
let conversation: Conversation;

const work = () => runJobs(api.deps, SENDING_HANDLERS, new AbortController().signal);
const ticket = () => api.db.externalTicket.findUniqueOrThrow({ where: { conversationId: conversation.id } });
const log = () => api.db.integrationRequest.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
const say = (body: string) => buildMessage(api.db, { conversationId: conversation.id, author: 'Visitor', body });
const askForTicket = () =>
  company.ask('mutation ($id: ID!) { createTicket(conversationId: $id) { ticket { state } } }', {
    id: conversation.id,
  });

/** What the helpdesk has, by its own API. */
async function atHelpdesk() {
  const stored = await api.db.standInState.findUnique({ where: { name: 'zendesk' } });
  const accounts: Record<string, { tickets: { id: number; status: string; comments: { body: string }[] }[] }> =
    stored === null ? {} : JSON.parse(stored.state);
  return accounts['northwind']?.tickets ?? [];
}

/** Whatever answers `losing` is true of does not arrive: the helpdesk has done what it was asked. */
const losing =
  (isLost: (request: Request) => boolean): Send =>
  async (request) => {
    const answer = await usual(request.clone());
    if (isLost(request)) throw new TypeError('socket hang up');
    return answer;
  };

beforeEach(async () => {
  await api.db.job.deleteMany();
  await api.db.standInState.deleteMany();
  await api.db.integration.deleteMany();
  await api.db.externalTicket.deleteMany();
  await api.db.receivedWebhook.deleteMany();
  api.standInFaults.switchOff();
  api.clock.setOffset(0);
  api.deps.outside.send = usual;
  company = await buildCompanyWithAdmin(api);
  integration = await buildIntegration(api.db, { clientId: company.clientId });
  conversation = await buildConversation(api.db, {
    clientId: company.clientId,
    assistantId: company.assistantId,
    visitorId: company.visitor.id,
    visitorName: 'Mira',
    visitorEmail: 'mira@visitor.example',
    handledBy: 'AI',
    priority: 3,
  });
});

describe('A conversation becomes a ticket', () => {
  it('when its visitor asks for a person, with what was said', async () => {
    await say('My boots leak.');
    const asked = await api.run('mutation ($id: ID!) { requestPerson(conversationId: $id) { id } }', {
      token: company.visitorToken,
      variables: { id: conversation.id },
    });
    expect(asked.body.errors).toBeUndefined();
    const before = await ticket();

    await work();

    expect(before).toMatchObject({ state: 'Queued', externalId: null });
    expect(await ticket()).toMatchObject({
      state: 'Sent',
      externalId: '101',
      status: 'New',
      url: `${BASE}/agent/tickets/101`,
    });
    expect(await atHelpdesk()).toMatchObject([
      {
        subject: `Conversation #${conversation.number} with Mira`,
        priority: 'high',
        requester: { name: 'Mira', email: 'mira@visitor.example' },
        external_id: `parley-${conversation.id}`,
        comments: [{ body: expect.stringMatching(/My boots leak\.[^]*asked for a person/), public: false }],
      },
    ]);
    expect(await log()).toMatchObject([
      { direction: 'Out', method: 'POST', status: 201, conversationId: conversation.id },
    ]);
    const lines = await api.db.message.findMany({
      where: { conversationId: conversation.id, kind: 'Event' },
      orderBy: { sequence: 'asc' },
    });
    expect(lines.at(-1)).toMatchObject({ body: 'It became ticket #101 in Zendesk', visitorSequence: null });
  });

  it('when it is resolved, where that is wanted', async () => {
    await api.db.integration.update({
      where: { id: integration.id },
      data: { settings: integration.settings.replace('"Handoff"', '"Resolved"') },
    });
    const { errors } = await company.ask(
      'mutation ($c: [ConversationChange!]!) { updateConversations(changes: $c) { conversations { id } } }',
      {
        c: [{ id: conversation.id, status: 'Resolved' }],
      },
    );
    expect(errors).toBeUndefined();
    await work();

    expect(await atHelpdesk()).toHaveLength(1);
  });

  it('once when nobody hears that it arrived', async () => {
    await say('Hello');
    await askForTicket();
    api.deps.outside.send = losing(({ method }) => method === 'POST');
    await work();
    const meanwhile = await ticket();
    api.deps.outside.send = usual;
    await say('Are you there?');
    api.clock.setOffset(3 * HOUR);
    await work();

    expect(meanwhile).toMatchObject({ state: 'Queued', isUncertain: true, lastError: 'Zendesk cannot be reached.' });
    expect(await ticket()).toMatchObject({ state: 'Sent', isUncertain: false, lastError: null });
    const [only, ...others] = await atHelpdesk();
    expect(others).toEqual([]);
    expect(only?.comments.map(({ body }) => /Hello|Are you there/.exec(body)?.[0])).toEqual(['Hello', 'Are you there']);
  });

  it('when the helpdesk is back, and waits until then', async () => {
    await say('Hello');
    await askForTicket();
    api.standInFaults.switchOn('zendesk', 'ServerError', 1000);
    for (let hour = 0; hour < 12; hour += 1) {
      api.clock.setOffset(hour * HOUR);
      await work();
    }
    const meanwhile = await ticket();
    api.standInFaults.switchOff();
    api.clock.setOffset(13 * HOUR);
    await work();

    expect(meanwhile).toMatchObject({ state: 'Queued', lastError: 'Zendesk is in trouble (503).' });
    expect(await ticket()).toMatchObject({ state: 'Sent', lastError: null });
    expect(await atHelpdesk()).toHaveLength(1);
  });

  it('when it lets us in again, and says meanwhile that it does not', async () => {
    await say('Hello');
    await askForTicket();
    api.standInFaults.switchOn('zendesk', 'Unauthorized', 1);
    await work();
    const meanwhile = await api.db.integration.findUniqueOrThrow({ where: { id: integration.id } });
    const { data } = await company.ask('mutation ($id: ID!) { testIntegration(id: $id) { status lastError } }', {
      id: integration.id,
    });
    await work();

    expect(meanwhile).toMatchObject({
      status: 'Error',
      lastError: 'Zendesk does not accept our access any more. Connect it again.',
    });
    expect(data.testIntegration).toEqual({ status: 'Connected', lastError: null });
    expect(await ticket()).toMatchObject({ state: 'Sent' });
  });

  it('no more once the helpdesk does not take it, until somebody asks again', async () => {
    await say('Hello');
    await api.db.integration.update({
      where: { id: integration.id },
      data: { settings: integration.settings.replace('"groupId":null', '"groupId":"999"') },
    });
    await askForTicket();
    await work();

    expect(await ticket()).toMatchObject({ state: 'Failed', lastError: 'Zendesk does not take this (422).' });
    expect(await api.db.job.count({ where: { state: 'Waiting' } })).toBe(0);
  });
});

describe('A ticket is told', () => {
  beforeEach(async () => {
    await say('Hello');
    await askForTicket();
    await work();
  });

  it('what is new, once', async () => {
    await say('And another thing');
    await askForTicket();
    api.deps.outside.send = losing(({ method }) => method === 'PUT');
    await work();
    api.deps.outside.send = usual;
    api.clock.setOffset(HOUR);
    await work();
    await askForTicket();
    await work();

    const [only] = await atHelpdesk();
    expect(only?.comments).toHaveLength(2);
    expect(only?.comments[1]?.body).toMatch(/And another thing/);
    expect(only?.comments[1]?.body).not.toMatch(/Hello/);
  });

  it('by a new one when it is closed', async () => {
    await api.askOutside(
      new Request(`${BASE}/agent/tickets/101`, { method: 'POST', body: new URLSearchParams({ status: 'closed' }) }),
    );
    await say('It leaks again');
    await askForTicket();
    await work();

    expect(await atHelpdesk()).toMatchObject([{ id: 101 }, { followup_of: 101 }]);
    expect(await ticket()).toMatchObject({ part: 2, state: 'Sent', status: 'New' });
  });
});

describe('What Zendesk tells of a ticket', () => {
  const event = (id: string, current: string, time = new Date()) =>
    JSON.stringify({
      type: 'zen:event-type:ticket.status_changed',
      id,
      time: time.toISOString(),
      detail: { id: '101' },
      event: { current, previous: 'OPEN' },
    });

  const tell = (body: string, { secret = SECRET, at = new Date(), sent = body } = {}) => {
    const timestamp = at.toISOString();
    return api.askOutside(
      new Request(zendeskWebhookUrl(api.deps, integration.id), {
        method: 'POST',
        body: sent,
        headers: {
          'x-zendesk-webhook-signature': signWebhook(secret, timestamp, body),
          'x-zendesk-webhook-signature-timestamp': timestamp,
        },
      }),
    );
  };

  const lines = async () =>
    (await api.db.message.findMany({ where: { conversationId: conversation.id, kind: 'Event' } })).filter(({ body }) =>
      body.includes('was solved'),
    );

  beforeEach(async () => {
    await say('Hello');
    await askForTicket();
    await work();
  });

  it('is shown in its conversation, once', async () => {
    const body = event('one', 'SOLVED', new Date(Date.now() + HOUR));
    const statuses = [await tell(body), await tell(body)].map(({ status }) => status);

    expect(statuses).toEqual([200, 200]);
    expect(await ticket()).toMatchObject({ status: 'Solved' });
    expect(await lines()).toHaveLength(1);
    expect((await log()).filter(({ direction }) => direction === 'In')).toMatchObject([
      { response: 'Ticket 101 is solved.', conversationId: conversation.id },
      { response: 'It came before.' },
    ]);
  });

  it('counts only when it is newer than what is known', async () => {
    await tell(event('old', 'SOLVED', new Date(Date.now() - HOUR)));

    expect(await ticket()).toMatchObject({ status: 'New' });
  });

  it.each([
    ['that was changed on its way', { sent: event('one', 'CLOSED') }],
    ['that somebody else has signed', { secret: 'another' }],
    ['that was signed long ago', { at: new Date(Date.now() - HOUR) }],
  ])('is refused %s', async (_, how) => {
    const { status } = await tell(event('one', 'SOLVED'), how);

    expect(status).toBe(401);
    expect(await ticket()).toMatchObject({ status: 'New' });
  });

  it('comes by itself where Zendesk was asked to tell', async () => {
    await company.ask(CONNECT, { input: GIVEN });
    await api.askOutside(
      new Request(`${BASE}/agent/tickets/101`, { method: 'POST', body: new URLSearchParams({ status: 'solved' }) }),
    );
    await backgroundWorkDone();

    expect(await ticket()).toMatchObject({ status: 'Solved' });
  });
});

const CONNECT =
  'mutation ($input: ConnectZendeskInput!) { connectZendesk(input: $input) { id status accountName client { integratedWithZendesk } } }';
const GIVEN = {
  subdomain: 'https://Northwind.zendesk.com/agent',
  email: 'helpdesk@northwind.example',
  apiToken: 'zendesk_parley_local',
};

describe('Connecting', () => {
  it('keeps what lets us in where nobody reads it', async () => {
    await api.db.integration.deleteMany();
    const { data } = await company.ask(CONNECT, { input: GIVEN });

    expect(data.connectZendesk).toMatchObject({
      status: 'Connected',
      accountName: 'northwind.zendesk.com',
      client: { integratedWithZendesk: true },
    });
    const stored = await api.db.integration.findFirstOrThrow({
      include: { requests: { orderBy: { createdAt: 'asc' } } },
    });
    expect(JSON.stringify(stored)).not.toContain('zendesk_parley_local');
    expect(stored.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/api/v2')[1]}`)).toEqual([
      'GET /users/me.json',
      'GET /groups/assignable.json',
      'GET /ticket_fields.json',
      'POST /webhooks',
      expect.stringMatching(/^GET \/webhooks\/\w+\/signing_secret$/),
    ]);
    const hooks = (await api.db.standInState.findFirstOrThrow()).state;
    const [, secret = 'none'] = /"secret":"([^"]+)"/.exec(hooks) ?? [];
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it.each([
    [{ subdomain: 'no-such-shop' }, 'subdomain', /^There is no account no-such-shop\.zendesk\.com\./],
    [{ subdomain: '..' }, 'subdomain', /^Enter the name that your account has/],
    [{ apiToken: 'guessed' }, 'apiToken', /^Zendesk does not accept this email with this token/],
    [{ email: 'agent@northwind.example' }, 'email', /^This person is no administrator/],
  ])('says what is wrong with %o', async (wrong, field, message) => {
    const { errors } = await company.ask(CONNECT, { input: { ...GIVEN, ...wrong } });

    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_INPUT', field },
    });
  });

  it('changes nothing while Zendesk is away', async () => {
    api.standInFaults.switchOn('zendesk', 'ServerError', 4);
    const { errors } = await company.ask(CONNECT, { input: { ...GIVEN, subdomain: 'other' } });

    expect(errors?.[0]?.message).toBe('Zendesk is in trouble (503). Try again in a moment.');
    expect(await api.db.integration.findFirst()).toMatchObject({ accountName: 'northwind.zendesk.com' });
  });
});

describe('Settings', () => {
  const save = (change: object) =>
    company.ask(
      'mutation ($id: ID!, $settings: ZendeskSettingsInput!) { updateZendeskSettings(id: $id, settings: $settings) { zendesk { tags groupId } } }',
      {
        id: integration.id,
        settings: {
          createTicketOn: 'OnDemand',
          groupId: '360002',
          tags: [' Chat ', 'chat', 'parley'],
          priorityMap: { none: 'low', low: 'low', medium: 'normal', high: 'high', urgent: 'urgent' },
          transcript: 'Last10',
          ...change,
        },
      },
    );

  it('are kept, each tag once', async () => {
    const { data } = await save({});

    expect(data.updateZendeskSettings.zendesk).toEqual({ tags: ['chat', 'parley'], groupId: '360002' });
  });

  it.each([
    [{ groupId: '1' }, 'groupId'],
    [{ tags: ['two words'] }, 'tags.0'],
  ])('are refused with %o', async (change, field) => {
    const { errors } = await save(change);

    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT', field } });
  });
});

describe('The log', () => {
  const requests = async (args = '') => {
    const { data } = await company.ask(
      `{ integrations { requests${args} { edges { cursor node { id method hasFailed whyNotReplayed } } pageInfo { hasNextPage } } } }`,
    );
    return data.integrations[0].requests;
  };
  const replay = (id: string) =>
    company.ask('mutation ($id: ID!) { replayIntegrationRequest(id: $id) { method status isReplay } }', { id });

  it('has pages, newest first, and those alone that failed', async () => {
    api.standInFaults.switchOn('zendesk', 'ServerError', 1);
    await company.ask('mutation ($id: ID!) { testIntegration(id: $id) { id } }', { id: integration.id });

    const first = await requests('(first: 2)');
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true } });
    expect((await requests(`(first: 2, after: "${first.edges[1].cursor}")`)).edges).toHaveLength(2);
    expect((await requests('(onlyFailed: true)')).edges).toMatchObject([{ node: { hasFailed: true } }]);
  });

  it('does again what failed, as it is to be now', async () => {
    await say('Hello');
    await askForTicket();
    api.standInFaults.switchOn('zendesk', 'ServerError', 4);
    await work();
    const failed = (await requests('(onlyFailed: true)')).edges[0].node;
    const { data } = await replay(failed.id);

    expect(failed).toMatchObject({ method: 'POST', whyNotReplayed: null });
    expect(data.replayIntegrationRequest).toEqual({ method: 'POST', status: 201, isReplay: true });
    expect(await ticket()).toMatchObject({ state: 'Sent' });
    expect(await atHelpdesk()).toHaveLength(1);
  });

  it('asks once more what only reads, and does not what went well', async () => {
    await say('Hello');
    await askForTicket();
    await work();
    await company.ask('mutation ($id: ID!) { testIntegration(id: $id) { id } }', { id: integration.id });
    const { edges } = await requests();
    const read = edges.find(({ node }: { node: { method: string } }) => node.method === 'GET').node;
    const written = edges.find(({ node }: { node: { method: string } }) => node.method === 'POST').node;

    expect((await replay(read.id)).data.replayIntegrationRequest).toMatchObject({ method: 'GET', status: 200 });
    expect((await replay(written.id)).errors?.[0]?.message).toBe('It went well, and would be done twice.');
  });
});

it('Disconnecting says what goes, keeps links, and ends the webhook', async () => {
  await company.ask(CONNECT, { input: GIVEN });
  await say('Hello');
  await askForTicket();
  await work();
  const impact = await company.ask('{ integrations { disconnectImpact } }');
  const { data } = await company.ask(
    'mutation ($id: ID!) { disconnectIntegration(id: $id) { client { integratedWithZendesk } } }',
    { id: integration.id },
  );
  await backgroundWorkDone();

  expect(impact.data.integrations[0].disconnectImpact).toEqual([
    'Conversations that are handed over do not become tickets any more.',
    '1 conversation keeps the link to its ticket; what becomes of that is not followed any more.',
    'Its settings and 6 logged requests are deleted.',
  ]);
  expect(data.disconnectIntegration.client.integratedWithZendesk).toBe(false);
  expect(await ticket()).toMatchObject({ integrationId: null, externalId: '101' });
  expect((await api.db.standInState.findFirstOrThrow()).state).toContain('"hooks":[]');
  expect((await askForTicket()).errors?.[0]?.message).toBe(
    'Zendesk is not connected. Connect it under Integrations first.',
  );
});

describe('Fields of tickets', () => {
  const SETTINGS = {
    createTicketOn: 'OnDemand',
    groupId: null,
    tags: [],
    priorityMap: { none: 'normal', low: 'low', medium: 'normal', high: 'high', urgent: 'urgent' },
    transcript: 'Full',
  };
  const set = (fieldMap: object[]) =>
    company.ask(
      `mutation ($id: ID!, $settings: ZendeskSettingsInput!) { updateZendeskSettings(id: $id, settings: $settings) {
        zendesk { ticketFields { id title } fieldMap { fieldId source } } } }`,
      { id: integration.id, settings: { ...SETTINGS, fieldMap } },
    );
  const test = () =>
    company.ask('mutation ($id: ID!) { testIntegration(id: $id) { zendesk { ticketFields { title } } } }', {
      id: integration.id,
    });

  it('are those that take text, and a new ticket comes with what is known', async () => {
    expect((await test()).data.testIntegration.zendesk.ticketFields).toEqual([
      { title: 'Page' },
      { title: 'Customer number' },
    ]);
    await api.db.conversation.update({
      where: { id: conversation.id },
      data: { startPageUrl: 'https://northwind.example/tents' },
    });
    const { data } = await set([
      { fieldId: '370002', source: 'StartPage' },
      { fieldId: '370003', source: 'VisitorExternalId' },
    ]);
    await say('Hello');
    await askForTicket();
    await work();

    expect(data.updateZendeskSettings.zendesk.fieldMap).toHaveLength(2);
    expect(await atHelpdesk()).toMatchObject([
      { custom_fields: [{ id: 370002, value: 'https://northwind.example/tents' }] },
    ]);
  });

  it.each([
    ['one that is none', [{ fieldId: '370004', source: 'StartPage' }]],
    ['one twice', [1, 2].map(() => ({ fieldId: '370002', source: 'StartPage' }))],
  ])('cannot be %s', async (_, fieldMap) => {
    await test();

    expect((await set(fieldMap)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'fieldMap' });
  });
});
