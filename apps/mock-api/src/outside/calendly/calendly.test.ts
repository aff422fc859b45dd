import { createHmac } from 'node:crypto';
import { BOOT_FITTING, CALENDLY_EVENT_TYPES, CALENDLY_USER } from '@parley/db/calendar/northwind';
import { beforeEach, describe, expect, it } from 'vitest';
import { CALENDLY_DEMO_TOKEN } from '#stand-ins/calendly/calendlyStandIn.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { givingUp } from '#testing/standIns.ts';
import { createCalendly, prefilledLink } from './calendly.ts';
import { isCalendlyWebhook, readCalendlyWebhook } from './calendlyWebhook.ts';

const api = await apiForTests();
const { apiUrl } = api.deps.config.calendly;
const line = { ...api.deps.outside, send: givingUp(api.askOutside), timeoutMs: 100, service: 'Calendly' };
const calendly = createCalendly(line, { apiUrl, token: CALENDLY_DEMO_TOKEN });

const KEY = 'a-signing-key';
const DAY = 24 * 60 * 60_000;
const soon = () => {
  const now = api.clock.now().getTime();
  return { from: new Date(now + 60_000), to: new Date(now + 14 * DAY) };
};
const jo = { name: 'Jo Visitor', email: 'jo@example.org', timezone: 'Europe/Zurich' };
const book = async (reference = 'book_1') => {
  const [startAt = new Date(0)] = await calendly.availableTimes(BOOT_FITTING.uri, soon());
  const invitee = await calendly.book({ eventTypeUri: BOOT_FITTING.uri, startAt, ...jo, reference });
  return { startAt, invitee };
};

beforeEach(async () => {
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
});

describe('Calendly, on its wire', () => {
  it('says whose account a token opens', async () => {
    const { uri, organizationUri, name, email, timezone } = CALENDLY_USER;
    expect(await calendly.me()).toEqual({ uri, organizationUri, name, email, timezone });
  });

  it('lists event types, page after page', async () => {
    expect(await calendly.eventTypes(CALENDLY_USER.uri, 2)).toEqual(CALENDLY_EVENT_TYPES);
  });

  it('books a time that is free, which is not free then', async () => {
    const { startAt, invitee } = await book();

    expect(invitee).toMatchObject({ name: jo.name, email: jo.email, isActive: true });
    expect(await calendly.scheduledEvent(invitee.eventUri)).toMatchObject({
      name: BOOT_FITTING.name,
      startAt,
      endAt: new Date(startAt.getTime() + BOOT_FITTING.durationMinutes * 60_000),
      isActive: true,
    });
    const free = await calendly.availableTimes(BOOT_FITTING.uri, soon());
    expect(free.map(Number)).not.toContain(startAt.getTime());
    await expect(
      calendly.book({ eventTypeUri: BOOT_FITTING.uri, startAt, ...jo, reference: 'book_2' }),
    ).rejects.toMatchObject({ kind: 'Invalid', status: 400 });
  });

  it('calls a booking off', async () => {
    const { invitee } = await book();
    await calendly.cancel(invitee.eventUri, 'We are ill.');
    expect(await calendly.scheduledEvent(invitee.eventUri)).toMatchObject({ isActive: false });
  });

  it('gives a link that is good for one booking', async () => {
    const link = prefilledLink(await calendly.schedulingLink(BOOT_FITTING.uri), { ...jo, reference: 'book_3' });
    const shown = await (await api.askOutside(new Request(link))).text();
    const [, time = ''] = /<option value="([^"]+)"/.exec(shown) ?? [];
    const pickIt = () => {
      const body = new URLSearchParams({ time, name: jo.name, email: jo.email });
      return api.askOutside(new Request(link, { method: 'POST', body }));
    };

    expect(shown).toContain('value="jo@example.org"');
    expect(await (await pickIt()).text()).toContain('You are booked');
    expect((await pickIt()).status).toBe(410);
  });
});

describe('When Calendly does not answer as it should', () => {
  it.each([
    ['Unauthorized', { kind: 'Refused', status: 401 }],
    ['ServerError', { kind: 'Away', status: 503 }],
    ['Malformed', { kind: 'Malformed' }],
    ['Timeout', { kind: 'Away', message: 'Calendly did not answer in time.' }],
  ] as const)('%s is told of as what it is', async (fault, error) => {
    api.standInFaults.switchOn('calendly', fault, 10);
    await expect(calendly.me()).rejects.toMatchObject(error);
  });

  it('waits are as long as it asks for, and the request is made again', async () => {
    const waits: number[] = [];
    const patient = createCalendly(
      { ...line, pause: async (milliseconds) => void waits.push(milliseconds) },
      { apiUrl, token: CALENDLY_DEMO_TOKEN },
    );
    api.standInFaults.switchOn('calendly', 'RateLimit', 2);

    expect(await patient.me()).toMatchObject({ name: CALENDLY_USER.name });
    expect(waits).toEqual([8000, 8000]);
  });

  it('a booking is not sent twice when nobody knows what became of it', async () => {
    const [startAt = new Date(0)] = await calendly.availableTimes(BOOT_FITTING.uri, soon());
    api.standInFaults.switchOn('calendly', 'ServerError', 1);
    await expect(
      calendly.book({ eventTypeUri: BOOT_FITTING.uri, startAt, ...jo, reference: 'book_4' }),
    ).rejects.toMatchObject({ kind: 'Away' });
  });

  it('another token opens nothing', async () => {
    const stranger = createCalendly(line, { apiUrl, token: 'somebody-elses' });
    await expect(stranger.eventTypes(CALENDLY_USER.uri)).rejects.toMatchObject({ kind: 'Refused' });
  });
});

describe('A webhook of Calendly', () => {
  const NOW = new Date('2026-11-25T12:00:00Z');
  const sign = (body: string, { key = KEY, at = NOW } = {}) => {
    const time = Math.floor(at.getTime() / 1000);
    return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
  };

  it('is taken when it is signed, and lately', () => {
    expect(isCalendlyWebhook('{}', sign('{}'), KEY, NOW)).toBe(true);
  });

  it.each([
    ['tampered with', '{"event":"x"}', sign('{}')],
    ['signed by another', '{}', sign('{}', { key: 'other' })],
    ['replayed later', '{}', sign('{}', { at: new Date(NOW.getTime() - 10 * 60_000) })],
    ['not signed', '{}', ''],
    ['signed with nonsense', '{}', 'v1=zz,t=soon'],
  ])('is refused when it was %s', (_, body, header) => {
    expect(isCalendlyWebhook(body, header, KEY, NOW)).toBe(false);
  });

  it('is none of ours when it makes no sense', () => {
    expect(readCalendlyWebhook('{"event":"routing_form_submission.created"}')).toBeNull();
    expect(readCalendlyWebhook('{')).toBeNull();
  });
});
