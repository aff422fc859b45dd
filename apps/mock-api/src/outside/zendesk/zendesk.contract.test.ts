import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '#outside/request.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { givingUp } from '#testing/standIns.ts';
import { createZendesk, type TicketDraft, type Zendesk } from './zendesk.ts';
import { ZENDESK_FIXTURES, type Fixture } from './zendeskFixtures.ts';

const api = await apiForTests();
const BASE = 'http://localhost:4000/stand-ins/zendesk/northwind';
const ACCESS = { url: BASE, email: 'helpdesk@northwind.example', token: 'zendesk_parley_local' };
const line: Line = { ...api.deps.outside, service: 'Zendesk' };
const zendesk = createZendesk(line, ACCESS);

const DRAFT: TicketDraft = {
  subject: 'Conversation #7 with Mira',
  note: 'Parley conversation #7, messages 1 to 3',
  requester: { name: 'Mira', email: 'mira@visitor.example' },
  priority: 'high',
  tags: ['parley'],
  groupId: 360001,
  externalId: 'parley-conv_1',
  followUpOf: null,
};
const NOTE = 'Parley conversation #7, messages 4 to 5';

beforeEach(async () => {
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
});

const CALLS: readonly (readonly [Fixture, (client: Zendesk) => Promise<unknown>])[] = [
  [ZENDESK_FIXTURES.me, (client) => client.me()],
  [ZENDESK_FIXTURES.groups, (client) => client.groups()],
  [ZENDESK_FIXTURES.createTicket, (client) => client.createTicket(DRAFT, 'key')],
  [ZENDESK_FIXTURES.ticketsKnownAs, (client) => client.ticketsKnownAs('parley-conv_1')],
  [ZENDESK_FIXTURES.ticket, (client) => client.ticket(101)],
  [ZENDESK_FIXTURES.comments, (client) => client.comments(101)],
  [ZENDESK_FIXTURES.updateTicket, (client) => client.updateTicket(101, { note: NOTE, priority: 'urgent' })],
  [ZENDESK_FIXTURES.watch, (client) => client.watch('https://api.parley.example/webhooks/integrations/zendesk/intg_1')],
];

describe.each(CALLS)('$name, as its reference page has it,', (fixture, call) => {
  const { request, response } = fixture;

  it('is what the client sends and reads', async () => {
    const sent: unknown[] = [];
    const client = createZendesk(
      {
        service: 'Zendesk',
        send: async (asked) => {
          const text = await asked.text();
          const { pathname, search } = new URL(asked.url);
          sent.push({
            method: asked.method,
            path: pathname.slice(pathname.indexOf('/api/v2') + '/api/v2'.length) + search,
            ...(text && { body: JSON.parse(text) as unknown }),
          });
          expect(asked.headers.get('authorization')).toBe(
            `Basic ${Buffer.from('helpdesk@northwind.example/token:zendesk_parley_local').toString('base64')}`,
          );
          return Response.json(response.body, { status: response.status });
        },
      },
      ACCESS,
    );

    await call(client);

    expect(sent).toEqual([request]);
  });

  it('is what the stand-in takes and answers', async () => {
    await zendesk.createTicket({ ...DRAFT, externalId: 'parley-conv_1' }, 'first');

    const answer = await api.askOutside(
      new Request(`${BASE}/api/v2${request.path}`, {
        method: request.method,
        headers: { authorization: `Basic ${btoa(`${ACCESS.email}/token:${ACCESS.token}`)}` },
        ...('body' in request && { body: JSON.stringify(request.body) }),
      }),
    );

    expect(answer.status).toBe(response.status);
    expect({ answered: shapeOf(await answer.json()) }).toMatchObject({ answered: shapeOf(response.body) });
  });
});

const untilGivenUp = givingUp((request) => line.send(request.clone()));

/** The types of values in place of them. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shapeOf(inside)]));
}

describe('The client of Zendesk', () => {
  it('reads lists page after page', async () => {
    for (let number = 1; number <= 130; number += 1)
      await zendesk.createTicket({ ...DRAFT, subject: `Ticket ${number}` }, `key ${number}`);

    expect(await zendesk.ticketsKnownAs('parley-conv_1')).toHaveLength(130);
  });

  it('makes one ticket by one key, however often it asks', async () => {
    const first = await zendesk.createTicket(DRAFT, 'once');
    const second = await zendesk.createTicket(DRAFT, 'once');

    expect(second.id).toBe(first.id);
    await expect(zendesk.createTicket({ ...DRAFT, note: 'Something else' }, 'once')).rejects.toMatchObject({
      kind: 'Invalid',
    });
  });

  it('says when it is let in no more', async () => {
    const expired = createZendesk(line, { ...ACCESS, token: 'expired' });

    await expect(expired.me()).rejects.toMatchObject({ kind: 'Refused', status: 401 });
  });

  it('waits as long as it is asked to, and asks again', async () => {
    const waits: number[] = [];
    const client = createZendesk({ ...line, pause: async (wait) => void waits.push(wait) }, ACCESS);
    api.standInFaults.switchOn('zendesk', 'RateLimit', 1);

    await client.createTicket(DRAFT, 'limited');

    expect(waits).toEqual([3000]);
    expect(await client.ticketsKnownAs(DRAFT.externalId)).toHaveLength(1);
  });

  it.each([
    ['ServerError', 'Away', 'Zendesk is in trouble (503).'],
    ['Timeout', 'Away', 'Zendesk did not answer in time.'],
    ['Malformed', 'Malformed', 'Zendesk answered something that makes no sense.'],
  ] as const)('says what is wrong at %s', async (fault, kind, message) => {
    const client = createZendesk({ ...line, timeoutMs: 60, send: untilGivenUp }, ACCESS);
    api.standInFaults.switchOn('zendesk', fault, 4);

    await expect(client.me()).rejects.toMatchObject({ kind, message });
  });

  it('does not tell a ticket something twice: an update is not repeated', async () => {
    const { id } = await zendesk.createTicket(DRAFT, 'told once');
    api.standInFaults.switchOn('zendesk', 'ServerError', 1);

    await expect(zendesk.updateTicket(id, { note: NOTE, priority: 'high' })).rejects.toMatchObject({ kind: 'Away' });
    expect(await zendesk.comments(id)).toHaveLength(1);
  });

  it('cannot change a closed ticket, but follow it', async () => {
    const { id } = await zendesk.createTicket(DRAFT, 'closed');
    await api.askOutside(
      new Request(`${BASE}/agent/tickets/${id}`, { method: 'POST', body: new URLSearchParams({ status: 'closed' }) }),
    );

    await expect(zendesk.updateTicket(id, { note: NOTE, priority: 'high' })).rejects.toMatchObject({ kind: 'Invalid' });
    expect(await zendesk.createTicket({ ...DRAFT, followUpOf: id }, 'next')).toMatchObject({ status: 'new' });
  });
});
