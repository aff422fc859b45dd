import { BOOT_FITTING, CALENDLY_USER } from '@parley/db/calendar/northwind';
import { beforeEach } from 'vitest';
import type { Line } from '#outside/request.ts';
import { CALENDLY_DEMO_TOKEN } from '#stand-ins/calendly/calendlyStandIn.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { describeContract } from '#testing/contract.ts';
import { createCalendly } from './calendly.ts';
import { CALENDLY_FIXTURES as pages, CALLBACK, IDS, JO, SIGNING_KEY, START } from './calendlyFixtures.ts';

const api = await apiForTests();
const { apiUrl } = api.deps.config.calendly;
const on = (line: Line) => createCalendly(line, { apiUrl, token: CALENDLY_DEMO_TOKEN });

/** An account in which something is booked, and another is told of it. */
const ACCOUNT = {
  hooks: [
    {
      id: IDS.hook,
      url: 'https://another.example/',
      events: ['invitee.created'],
      signingKey: null,
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  links: [],
  booked: [
    {
      id: IDS.invitee,
      eventId: IDS.event,
      eventTypeUri: BOOT_FITTING.uri,
      startAt: '2026-12-02T09:00:00.000Z',
      ...JO,
      tracking: {},
      isActive: true,
      isRescheduled: false,
      oldId: null,
      newId: null,
      cancellation: null,
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  switched: {},
};

beforeEach(async () => {
  api.clock.setOffset(Date.parse('2026-11-26T08:00:00Z') - Date.now());
  await api.db.standInState.deleteMany();
});

describeContract({
  service: 'Calendly',
  base: apiUrl,
  standIn: (request) => api.askOutside(request),
  prepare: () => api.db.standInState.create({ data: { name: 'calendly', state: JSON.stringify(ACCOUNT) } }),
  calls: [
    [[pages.me], (line) => on(line).me()],
    [[pages.eventTypes], (line) => on(line).eventTypes(CALENDLY_USER.uri)],
    [
      [pages.availableTimes],
      (line) =>
        on(line).availableTimes(BOOT_FITTING.uri, { from: new Date(START), to: new Date('2026-12-07T00:00:00Z') }),
    ],
    [[pages.schedulingLink], (line) => on(line).schedulingLink(BOOT_FITTING.uri)],
    [
      [pages.book],
      (line) => on(line).book({ eventTypeUri: BOOT_FITTING.uri, startAt: new Date(START), ...JO, reference: 'book_1' }),
    ],
    [
      [pages.scheduledEvent],
      (line) => on(line).scheduledEvent(`https://api.calendly.com/scheduled_events/${IDS.event}`),
    ],
    [
      [pages.cancel],
      (line) => on(line).cancel(`https://api.calendly.com/scheduled_events/${IDS.event}`, 'We are ill.'),
    ],
    [[pages.subscriptions, pages.unwatch, pages.watch], (line) => on(line).watch(CALLBACK, SIGNING_KEY, CALENDLY_USER)],
    [[pages.subscriptions, pages.unwatch], (line) => on(line).unwatch(CALLBACK, CALENDLY_USER)],
  ],
});
