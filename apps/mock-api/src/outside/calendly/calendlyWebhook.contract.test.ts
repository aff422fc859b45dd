import { BOOT_FITTING, CALENDLY_USER } from '@parley/db/calendar/northwind';
import { expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { CALENDLY_DEMO_TOKEN, createCalendlyStandIn } from '#stand-ins/calendly/calendlyStandIn.ts';
import { createStandInFaults } from '#stand-ins/faults.ts';
import { shapeOf } from '#testing/contract.ts';
import { keepInMemory } from '#testing/standIns.ts';
import { createCalendly } from './calendly.ts';
import { CALLBACK, JO, SIGNING_KEY } from './calendlyFixtures.ts';
import { isCalendlyWebhook, readCalendlyWebhook } from './calendlyWebhook.ts';
import { CALENDLY_WEBHOOKS, SIGNED_AT } from './calendlyWebhookFixtures.ts';

const ORIGIN = 'http://localhost:4000/stand-ins/calendly';
const MINUTE = 60_000;

it.each(CALENDLY_WEBHOOKS)('$name, as its reference page has it, is read', ({ body, signature, news }) => {
  const isTaken = (text: string, at: Date) => isCalendlyWebhook(text, signature, SIGNING_KEY, at);

  expect(readCalendlyWebhook(body)).toMatchObject(news);
  expect(isTaken(body, SIGNED_AT)).toBe(true);
  expect(isTaken(`${body} `, SIGNED_AT)).toBe(false);
  expect(isTaken(body, new Date(SIGNED_AT.getTime() + 4 * MINUTE))).toBe(false);
});

it('Calendly, as it is played, tells the same, signed so that it is taken', async () => {
  const told: { body: string; signature: string }[] = [];
  const played = createCalendlyStandIn({
    origin: () => ORIGIN,
    keep: keepInMemory(),
    faults: createStandInFaults(),
    now: () => SIGNED_AT,
    send: async (request) => {
      const signature = request.headers.get('calendly-webhook-signature') ?? '';
      told.push({ body: await request.text(), signature });
      return new Response(null);
    },
  });
  const send = async (request: Request) => (await played.handle(request)) ?? new Response(null, { status: 404 });
  const calendly = createCalendly(
    { service: 'Calendly', send },
    { apiUrl: `${ORIGIN}/api`, token: CALENDLY_DEMO_TOKEN },
  );
  await calendly.watch(CALLBACK, SIGNING_KEY, CALENDLY_USER);
  const startAt = new Date('2026-12-01T09:00:00Z');
  const { eventUri } = await calendly.book({ eventTypeUri: BOOT_FITTING.uri, startAt, ...JO, reference: 'book_1' });
  await calendly.cancel(eventUri, 'We are ill.');
  await backgroundWorkDone();

  expect(told.map(({ body }) => shapeOf(JSON.parse(body)))).toMatchObject(
    CALENDLY_WEBHOOKS.map(({ body }) => shapeOf(JSON.parse(body))),
  );
  for (const { body, signature } of told) expect(isCalendlyWebhook(body, signature, SIGNING_KEY, SIGNED_AT)).toBe(true);
});
