import { createHmac } from 'node:crypto';
import { buildVersion } from '@parley/db/factories/assistants';
import { buildUser } from '@parley/db/factories/auth';
import { buildGuidedFlow, graphOf } from '@parley/db/factories/guidedFlows';
import { BOOT_FITTING, CALENDLY_EVENT_TYPES, CALENDLY_USER } from '@parley/db/calendar/northwind';
import type { Booking } from '@parley/db';
import type { GraphNode } from '@parley/guided-flow/flow';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { CALENDLY_DEMO_TOKEN } from '#stand-ins/calendly/calendlyStandIn.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import type { RunResult } from '#testing/testApi.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';
import { calendlyOf, credentialsOf } from './calendlyAccount.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

beforeEach(async () => {
  await backgroundWorkDone();
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
  api.clock.setOffset(0);
  company = await buildCompanyWithAdmin(api);
});

/** The error of an answer. */
const refusal = (body: RunResult<unknown>['body']) => firstError({ body });

const INTEGRATION = `id kind status accountName lastError client { integratedWithCalendly }
  calendly { isTold defaultEventTypeUri eventTypes { uri name isActive usedIn { name } } }`;
const connect = (token = CALENDLY_DEMO_TOKEN) =>
  company.ask(`mutation ($token: String!) { connectCalendly(token: $token) { ${INTEGRATION} } }`, { token });
const integration = async () => {
  const found = await calendlyOf(api.db, company.clientId);
  if (!found) throw new Error('Not connected.');
  return found;
};

const FITTING: GraphNode = {
  id: 'fit',
  type: 'Calendly',
  data: { eventTypeUri: BOOT_FITTING.uri, title: 'Boot fitting', afterwards: 'See you then, {{name}}.' },
  position: { x: 0, y: 0 },
};
const AFTER: GraphNode = { id: 'way', type: 'Text', data: { body: 'Here is the way.' }, position: { x: 0, y: 0 } };

/** A published flow in which a fitting is booked, that the assistant offers. */
async function flow(name = 'Book a fitting') {
  const presentation = { type: 'Button', lineOne: 'Book' } as const;
  const graph = graphOf(presentation, {
    nodes: [FITTING, AFTER],
    edges: [
      ['presentation', 'fit'],
      ['fit', 'way'],
    ],
  });
  const { id } = await buildGuidedFlow(api.db, {
    clientId: company.clientId,
    content: { name, presentation, graph },
  });
  await buildVersion(api.db, {
    assistantId: company.assistantId,
    by: 'Maya',
    set: (config) => ({ ...config, guidedFlows: { entries: [{ guidedFlowId: id, isVisible: true }] } }),
  });
  return id;
}

const visit = async (document: string, variables: Record<string, unknown> = {}) =>
  (await api.run(document, { token: company.visitorToken, variables })).body;

const BOOKING = 'booking { id status eventTypeName startAt endAt name email cancelUrl rescheduleUrl canceledByName }';

/** The visitor has come to the booking in the chat. */
async function atBooking(name?: string) {
  const guidedFlowId = await flow(name);
  const begun = await visit(
    `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`,
    { input: { body: 'Book', key: `begin-${guidedFlowId}`, flow: { guidedFlowId } } },
  );
  const conversationId = String(begun.data.sendVisitorMessage.conversation.id);
  const message = await api.db.message.findFirstOrThrow({ where: { conversationId, kind: 'Booking' } });
  return { conversationId, messageId: message.id };
}

const times = (messageId: string) =>
  visit('query ($messageId: ID!) { bookingTimes(messageId: $messageId) }', { messageId });

const BOOK = `mutation ($messageId: ID!, $startAt: DateTime!, $name: String!, $email: String!, $timezone: String!) {
  bookTime(messageId: $messageId, startAt: $startAt, name: $name, email: $email, timezone: $timezone) { kind body version ${BOOKING} }
}`;
async function book(messageId: string, given: { startAt?: string; [field: string]: unknown } = {}) {
  return visit(BOOK, {
    messageId,
    startAt: given.startAt ?? (await times(messageId)).data.bookingTimes[0],
    name: 'Jo Visitor',
    email: 'Jo@example.org',
    timezone: 'Europe/Zurich',
    ...given,
  });
}
const bookingOf = (messageId: string) => api.db.booking.findUniqueOrThrow({ where: { messageId } });
const said = async (conversationId: string) =>
  (await api.db.message.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } })).map(({ body }) => body);
/** As a browser posts a form of Calendly's pages. */
const post = (url: string | null, fields: Record<string, string>) =>
  api.askOutside(
    new Request(new URL(url ?? '', api.deps.config.apiUrl), { method: 'POST', body: new URLSearchParams(fields) }),
  );

describe('Connecting Calendly', () => {
  it('takes a token, fetches what can be booked and is told of bookings from then on', async () => {
    const { data } = await connect();

    expect(data.connectCalendly).toMatchObject({
      kind: 'Calendly',
      status: 'Connected',
      accountName: `${CALENDLY_USER.name} (${CALENDLY_USER.email})`,
      client: { integratedWithCalendly: true },
      calendly: { isTold: true, defaultEventTypeUri: null },
    });
    expect(data.connectCalendly.calendly.eventTypes).toHaveLength(CALENDLY_EVENT_TYPES.length);
  });

  it('refuses a token that Calendly does not know, and keeps nothing', async () => {
    const answer = await connect('somebody-elses-token');

    expect(refusal(answer)).toMatchObject({ extensions: { code: 'BAD_INPUT', field: 'token' } });
    expect(await calendlyOf(api.db, company.clientId)).toBeNull();
  });

  it('keeps the token sealed, and out of the log', async () => {
    await connect();
    const kept = await integration();
    await company.ask('mutation ($id: ID!) { testIntegration(id: $id) { id } }', { id: kept.id });
    const everything = JSON.stringify([kept, await api.db.integrationRequest.findMany()]);

    expect(credentialsOf(api.deps, kept).token).toBe(CALENDLY_DEMO_TOKEN);
    expect(everything).not.toContain(CALENDLY_DEMO_TOKEN);
    expect(everything).not.toContain(credentialsOf(api.deps, kept).signingKey);
  });

  it('is for those who may change the company alone', async () => {
    const agent = await buildUser(api.db, { clientId: company.clientId });
    const answer = await api.run('mutation { connectCalendly(token: "any-token-at-all") { id } }', {
      token: await staffToken(api.deps, agent),
    });
    expect(firstError(answer)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  it('says what was fetched again, and why that failed', async () => {
    await connect();
    const { id } = await integration();
    const test = () => company.ask(`mutation ($id: ID!) { testIntegration(id: $id) { ${INTEGRATION} } }`, { id });
    await post('/stand-ins/calendly/back-room', { uri: BOOT_FITTING.uri, act: 'off' });
    const fresh = (await test()).data.testIntegration;
    api.standInFaults.switchOn('calendly', 'Unauthorized', 1);
    const broken = (await test()).data.testIntegration;

    expect(fresh.calendly.eventTypes).toContainEqual(
      expect.objectContaining({ uri: BOOT_FITTING.uri, isActive: false }),
    );
    expect(broken).toMatchObject({ status: 'Error', lastError: expect.stringContaining('Connect it again') });
  });

  it('lets new steps begin with an event type that can be booked', async () => {
    await connect();
    const { id } = await integration();
    const set = (uri: string | null) =>
      company.ask(
        `mutation ($id: ID!, $uri: String) { updateCalendlySettings(id: $id, defaultEventTypeUri: $uri) { ${INTEGRATION} } }`,
        { id, uri },
      );
    const inactive = CALENDLY_EVENT_TYPES.find(({ isActive }) => !isActive)?.uri ?? '';

    expect((await set(BOOT_FITTING.uri)).data.updateCalendlySettings.calendly.defaultEventTypeUri).toBe(
      BOOT_FITTING.uri,
    );
    expect(refusal(await set(inactive))).toMatchObject({ extensions: { field: 'defaultEventTypeUri' } });
  });

  it('says what goes with it, and then Calendly tells nobody any more', async () => {
    await connect();
    const { messageId } = await atBooking();
    await book(messageId);
    const { id } = await integration();
    const { data } = await company.ask(
      'query ($id: ID!) { node(id: $id) { ... on Integration { disconnectImpact calendly { recentBookings eventTypes { name usedIn { name } } } } } }',
      { id },
    );
    await company.ask('mutation ($id: ID!) { disconnectIntegration(id: $id) { client { integratedWithCalendly } } }', {
      id,
    });
    await backgroundWorkDone();
    const played = await api.db.standInState.findUniqueOrThrow({ where: { name: 'calendly' } });

    expect(data.node.disconnectImpact).toEqual([
      'Visitors can book no more in Book a fitting: the booking is passed over there.',
      'One booking that is ahead stays at Calendly; when they are moved or called off, nobody sees it here.',
      expect.any(String),
    ]);
    expect(data.node.calendly).toMatchObject({ recentBookings: 1 });
    expect(data.node.calendly.eventTypes).toContainEqual({
      name: BOOT_FITTING.name,
      usedIn: [{ name: 'Book a fitting' }],
    });
    expect(JSON.parse(played.state).hooks).toEqual([]);
  });
});

describe('Booking in the chat', () => {
  beforeEach(async () => {
    await connect();
  });

  it('shows times that are free, books one, and the flow goes on', async () => {
    const { conversationId, messageId } = await atBooking();
    const answer = await book(messageId);

    expect(answer.data.bookTime).toMatchObject({
      kind: 'Booking',
      body: 'Boot fitting',
      booking: { status: 'Scheduled', name: 'Jo Visitor', email: 'jo@example.org', eventTypeName: BOOT_FITTING.name },
    });
    expect((await said(conversationId)).slice(-3)).toEqual([
      expect.stringContaining('booked Boot fitting in Bern'),
      'See you then, Jo Visitor.',
      'Here is the way.',
    ]);
    expect((await times(messageId)).errors).toBeDefined();
  });

  it('tells of a time that somebody else was faster for', async () => {
    const { messageId } = await atBooking();
    const [startAt] = (await times(messageId)).data.bookingTimes;
    const other = await atBooking('Book another fitting');
    await book(other.messageId, { startAt });

    expect(refusal(await book(messageId, { startAt }))).toMatchObject({
      extensions: { code: 'BAD_INPUT', field: 'startAt' },
    });
    expect(await bookingOf(messageId)).toMatchObject({ status: 'Offered' });
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['name', { name: ' ' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
  ])('names the %s that it cannot take', async (field, given) => {
    const { messageId } = await atBooking();
    expect(refusal(await book(messageId, given))).toMatchObject({ extensions: { code: 'BAD_INPUT', field } });
  });

  it('books once where two tabs ask at once', async () => {
    const { messageId } = await atBooking();
    const [first, second] = (await times(messageId)).data.bookingTimes;
    const answers = await Promise.all([book(messageId, { startAt: first }), book(messageId, { startAt: second })]);

    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it('is nothing for other visitors', async () => {
    const { messageId } = await atBooking();
    company = await buildCompanyWithAdmin(api);
    expect(refusal(await times(messageId))).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('says that the calendar is away, and staff is told why', async () => {
    const { messageId } = await atBooking();
    api.standInFaults.switchOn('calendly', 'ServerError', 10);

    expect(refusal(await times(messageId))).toMatchObject({ extensions: { code: 'CALENDAR_UNREACHABLE' } });
    expect(await integration()).toMatchObject({ status: 'Connected', lastError: 'Calendly is in trouble (503).' });
  });

  it('is passed over when the event type cannot be booked any more', async () => {
    await post('/stand-ins/calendly/back-room', { uri: BOOT_FITTING.uri, act: 'off' });
    await company.ask('mutation ($id: ID!) { testIntegration(id: $id) { id } }', { id: (await integration()).id });
    const guidedFlowId = await flow();
    const begun = await visit(
      `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`,
      { input: { body: 'Book', key: 'off', flow: { guidedFlowId } } },
    );

    expect((await said(begun.data.sendVisitorMessage.conversation.id)).slice(-2)).toEqual([
      expect.stringContaining('cannot be booked'),
      'Here is the way.',
    ]);
  });

  it('goes by a page of Calendly as well, which tells us of it', async () => {
    const { conversationId, messageId } = await atBooking();
    const startAt = (await times(messageId)).data.bookingTimes[0];
    const { data } = await visit('mutation ($messageId: ID!) { createBookingLink(messageId: $messageId) }', {
      messageId,
    });
    await post(data.createBookingLink, { time: startAt, name: 'Jo', email: 'jo@example.org' });
    await backgroundWorkDone();

    expect(await bookingOf(messageId)).toMatchObject({ status: 'Scheduled', name: 'Jo', startAt: new Date(startAt) });
    expect((await said(conversationId)).at(-1)).toBe('Here is the way.');
  });

  it('is seen by staff beside the conversation', async () => {
    const { conversationId, messageId } = await atBooking();
    await book(messageId);
    const { data } = await company.ask(
      'query ($id: ID!) { node(id: $id) { ... on Conversation { bookings { status email } } } }',
      { id: conversationId },
    );
    expect(data.node.bookings).toEqual([{ status: 'Scheduled', email: 'jo@example.org' }]);
  });
});

describe('What Calendly tells of', () => {
  let booking: Booking;
  let messageId: string;
  let conversationId: string;
  beforeEach(async () => {
    await connect();
    ({ messageId, conversationId } = await atBooking());
    await book(messageId);
    await backgroundWorkDone();
    booking = await bookingOf(messageId);
  });

  it('is taken in once: what was booked here is not booked anew', async () => {
    const events = await api.db.message.count({ where: { conversationId, kind: 'Event' } });
    expect(events).toBe(1);
    expect(await api.db.integrationRequest.findMany({ where: { direction: 'In', conversationId } })).toMatchObject([
      { status: 200, conversationId },
    ]);
  });

  it('a booking that was called off can be booked anew', async () => {
    await post(booking.cancelUrl, { reason: 'Ill' });
    await backgroundWorkDone();
    const canceled = await bookingOf(messageId);
    const again = await book(messageId);

    expect(canceled).toMatchObject({ status: 'Canceled', canceledByName: 'Jo Visitor', cancelReason: 'Ill' });
    expect(again.data.bookTime.booking).toMatchObject({ status: 'Scheduled', canceledByName: null });
    expect((await said(conversationId)).slice(-2)).toEqual([
      'Jo Visitor called off Boot fitting in Bern',
      expect.stringContaining('booked Boot fitting in Bern'),
    ]);
  });

  it('a booking that was moved is the same booking at its new time', async () => {
    const page = await (
      await api.askOutside(new Request(new URL(booking.rescheduleUrl ?? '', api.deps.config.apiUrl)))
    ).text();
    const [, time = ''] = /<option value="([^"]+)"/.exec(page) ?? [];
    await post(booking.rescheduleUrl, { time });
    await backgroundWorkDone();
    const moved = await bookingOf(messageId);

    expect(moved).toMatchObject({ id: booking.id, status: 'Rescheduled', startAt: new Date(time) });
    expect(moved.inviteeUri).not.toBe(booking.inviteeUri);
    expect((await said(conversationId)).at(-1)).toBe('Boot fitting in Bern was moved');
  });

  it('says when nobody came, and when that was an error; to staff alone', async () => {
    const mark = async (act: 'missed' | 'came') => {
      await post('/stand-ins/calendly/back-room', { id: booking.inviteeUri?.split('/').at(-1) ?? '', act });
      await backgroundWorkDone();
      return (await bookingOf(messageId)).noShowAt;
    };

    expect(await mark('missed')).toBeInstanceOf(Date);
    expect(await mark('came')).toBeNull();
    expect(await mark('missed')).toBeInstanceOf(Date);
    expect((await said(conversationId)).slice(-3)).toEqual([
      'Jo Visitor did not come to Boot fitting in Bern',
      'Jo Visitor came to Boot fitting in Bern after all',
      'Jo Visitor did not come to Boot fitting in Bern',
    ]);
    const events = await api.db.message.findMany({ where: { conversationId, body: { contains: 'come to' } } });
    expect(events.map(({ visitorSequence }) => visitorSequence)).toEqual([null, null]);
    expect(await bookingOf(messageId)).toMatchObject({ status: 'Scheduled' });
  });

  describe('by its webhook', () => {
    const tell = async (body: string, { key = '', age = 0 } = {}) => {
      const { id } = await integration();
      const signingKey = key || credentialsOf(api.deps, await integration()).signingKey;
      const time = Math.floor(api.clock.now().getTime() / 1000) - age;
      const signature = createHmac('sha256', signingKey).update(`${time}.${body}`).digest('hex');
      const headers = { 'calendly-webhook-signature': `t=${time},v1=${signature}` };
      const url = `${api.deps.config.apiUrl}/webhooks/calendly/${id}`;
      return (await api.api.fetch(new Request(url, { method: 'POST', body, headers }))).status;
    };
    const canceled = () =>
      JSON.stringify({
        event: 'invitee.canceled',
        payload: {
          uri: booking.inviteeUri,
          rescheduled: false,
          name: 'Jo',
          email: 'jo@example.org',
          cancel_url: 'https://calendly.com/cancellations/A',
          reschedule_url: 'https://calendly.com/reschedulings/A',
          cancellation: { canceled_by: 'Bern', reason: '' },
          scheduled_event: {
            uri: booking.eventUri,
            start_time: '2026-12-01T09:00:00.000000Z',
            end_time: '2026-12-01T09:45:00.000000Z',
          },
        },
      });

    it('counts once, however often it comes', async () => {
      expect([await tell(canceled()), await tell(canceled())]).toEqual([200, 200]);
      expect(await bookingOf(messageId)).toMatchObject({ status: 'Canceled', canceledByName: 'Bern' });
      expect((await said(conversationId)).filter((body) => body.includes('called off'))).toHaveLength(1);
    });

    it.each([
      ['another key', { key: 'another' }],
      ['a time that has passed', { age: 600 }],
    ])('is refused with %s', async (_, sign) => {
      expect(await tell(canceled(), sign)).toBe(401);
      expect(await bookingOf(messageId)).toMatchObject({ status: 'Scheduled' });
    });

    it('is told to end once it is not connected any more', async () => {
      const url = `${api.deps.config.apiUrl}/webhooks/calendly/intg_gone`;
      expect((await api.api.fetch(new Request(url, { method: 'POST', body: '{}' }))).status).toBe(410);
    });

    it('can be taken in again from the log; what asks for times can be asked again, a booking not', async () => {
      const replay = (id: string) =>
        company.ask('mutation ($id: ID!) { replayIntegrationRequest(id: $id) { isReplay status direction } }', { id });
      const requests = await api.db.integrationRequest.findMany({
        where: { integrationId: (await integration()).id },
      });
      const find = (method: string, direction: string) =>
        requests.find((one) => one.method === method && one.direction === direction)?.id ?? '';

      expect((await replay(find('POST', 'In'))).data.replayIntegrationRequest).toEqual({
        isReplay: true,
        status: 200,
        direction: 'In',
      });
      expect((await replay(find('GET', 'Out'))).data.replayIntegrationRequest).toMatchObject({ status: 200 });
      expect(refusal(await replay(find('POST', 'Out')))).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    });
  });
});
