import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '#outside/request.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { describeContract } from '#testing/contract.ts';
import { givingUp } from '#testing/standIns.ts';
import { createZendesk, type TicketDraft } from './zendesk.ts';
import { ZENDESK_FIXTURES } from './zendeskFixtures.ts';

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
  fields: [{ id: 370002, value: 'https://northwind.example/tents' }],
  externalId: 'parley-conv_1',
  followUpOf: null,
};
const NOTE = 'Parley conversation #7, messages 4 to 5';

beforeEach(async () => {
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
});

const on = (other: Line) => createZendesk(other, ACCESS);

describeContract({
  service: 'Zendesk',
  base: `${BASE}/api/v2`,
  standIn: (request) => api.askOutside(request),
  prepare: () => zendesk.createTicket({ ...DRAFT, externalId: 'parley-conv_1' }, 'first'),
  calls: [
    [[ZENDESK_FIXTURES.me], (other) => on(other).me()],
    [[ZENDESK_FIXTURES.groups], (other) => on(other).groups()],
    [[ZENDESK_FIXTURES.ticketFields], (other) => on(other).textFields()],
    [[ZENDESK_FIXTURES.createTicket], (other) => on(other).createTicket(DRAFT, 'key')],
    [[ZENDESK_FIXTURES.ticketsKnownAs], (other) => on(other).ticketsKnownAs('parley-conv_1')],
    [[ZENDESK_FIXTURES.ticket], (other) => on(other).ticket(101)],
    [[ZENDESK_FIXTURES.comments], (other) => on(other).comments(101)],
    [[ZENDESK_FIXTURES.updateTicket], (other) => on(other).updateTicket(101, { note: NOTE, priority: 'urgent' })],
    [
      [ZENDESK_FIXTURES.watch],
      (other) => on(other).watch('https://api.parley.example/webhooks/integrations/zendesk/intg_1'),
    ],
  ],
});

const untilGivenUp = givingUp((request) => line.send(request.clone()));

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
