import type { Conversation, Db, Prisma } from '../client.ts';
import { buildCalendly } from '../factories/bookings.ts';
import { MAYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { CALENDLY_EVENT_TYPES, CALENDLY_USER, GEAR_ADVICE } from './calendar/northwind.ts';
import { after, before, DAY, HOUR, MINUTE } from './instants.ts';

const INTEGRATION = 'intg_northwindcalendly';
const PLAYED = '/stand-ins/calendly';
const WEBHOOKS = `/webhooks/calendly/${INTEGRATION}`;
const NAMES = 'https://api.calendly.com';
const INVITEE = 'NORTHWINDFIRST01';
const EVENT = 'NORTHWINDEVENT01';
const BOOKING = 'book_northwindadvice';

/** Northwind's calendar, and a call that a visitor has booked in a conversation. */
export async function seedCalendly(db: Db, now: Date): Promise<void> {
  await buildCalendly(db, {
    id: INTEGRATION,
    clientId: NORTHWIND,
    connectedById: MAYA.id,
    connectedAt: before(now, 24 * DAY),
    lastUsedAt: before(now, 2 * HOUR),
    now: before(now, 2 * HOUR),
    settings: { defaultEventTypeUri: GEAR_ADVICE.uri },
  });
  const conversation = await db.conversation.findFirstOrThrow({
    where: { clientId: NORTHWIND, status: 'Resolved', visitorEmail: { not: null } },
    orderBy: [{ lastActivityAt: 'desc' }, { number: 'desc' }],
    skip: 4,
  });
  const bookedAt = after(conversation.lastActivityAt, 2 * MINUTE);
  const startAt = nextMorning(now);
  await bookIn(db, { conversation, bookedAt, startAt });
  await db.integrationRequest.createMany({ data: requestsOf(now, { conversation, bookedAt, startAt }) });
  await db.standInState.create({
    data: { name: 'calendly', state: JSON.stringify(played(now, conversation, startAt)) },
  });
}

type Booked = { conversation: Conversation; bookedAt: Date; startAt: Date };

/** Three working days on, at nine in Bern. */
function nextMorning(now: Date): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 3, 8));
  const weekday = day.getUTCDay();
  return after(day, (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY);
}

async function bookIn(db: Db, { conversation, bookedAt, startAt }: Booked): Promise<void> {
  const { id: conversationId, clientId, visitorId, visitorName, visitorEmail } = conversation;
  const lines = [
    { kind: 'Text', author: 'Visitor', authorId: visitorId, authorName: visitorName, body: 'Advice by video' },
    { kind: 'Booking', author: 'Flow', authorId: null, authorName: 'Nori', body: GEAR_ADVICE.name },
    {
      kind: 'Event',
      author: 'System',
      authorId: null,
      authorName: 'Parley',
      body: `${visitorName} booked ${GEAR_ADVICE.name}`,
    },
    {
      kind: 'Text',
      author: 'Flow',
      authorId: null,
      authorName: 'Nori',
      body: 'We look forward to it. The link to the call is in the mail from Calendly.',
    },
  ] as const;
  const rows = lines.map((line, index): Prisma.MessageCreateManyInput => ({
    ...line,
    id: `mesg_northwindadvice${index}`,
    conversationId,
    sequence: conversation.lastSequence + 1 + index,
    visitorSequence: conversation.lastVisitorSequence + 1 + index,
    payload: line.kind === 'Event' ? JSON.stringify({ type: 'Booked' }) : null,
    key: `seed:advice:${index}`,
    createdAt: after(bookedAt, index * 1000),
  }));
  await db.message.createMany({ data: rows });
  await db.conversation.update({
    where: { id: conversationId },
    data: {
      lastSequence: conversation.lastSequence + rows.length,
      lastVisitorSequence: conversation.lastVisitorSequence + rows.length,
      lastMessagePreview: rows.at(-1)?.body ?? '',
      lastMessageAuthor: 'Flow',
      lastActivityAt: after(bookedAt, 3000),
    },
  });
  await db.booking.create({
    data: {
      id: BOOKING,
      clientId,
      conversationId,
      messageId: 'mesg_northwindadvice1',
      runId: 'frun_northwindadvice',
      nodeId: 'call',
      eventTypeUri: GEAR_ADVICE.uri,
      eventTypeName: GEAR_ADVICE.name,
      durationMinutes: GEAR_ADVICE.durationMinutes,
      status: 'Scheduled',
      startAt,
      endAt: after(startAt, GEAR_ADVICE.durationMinutes * MINUTE),
      timezone: CALENDLY_USER.timezone,
      name: visitorName,
      email: visitorEmail,
      eventUri: `${NAMES}/scheduled_events/${EVENT}`,
      inviteeUri: `${NAMES}/scheduled_events/${EVENT}/invitees/${INVITEE}`,
      cancelUrl: `${PLAYED}/cancellations/${INVITEE}`,
      rescheduleUrl: `${PLAYED}/reschedulings/${INVITEE}`,
      createdAt: after(bookedAt, 1000),
      bookedAt: after(bookedAt, 2000),
    },
  });
}

/** What the played account knows of it, so that it can be moved and called off. */
function played(now: Date, { visitorName, visitorEmail }: Conversation, startAt: Date) {
  const createdAt = before(now, 24 * DAY).toISOString();
  const booked = {
    id: INVITEE,
    eventId: EVENT,
    eventTypeUri: GEAR_ADVICE.uri,
    startAt: startAt.toISOString(),
    name: visitorName,
    email: visitorEmail ?? '',
    timezone: CALENDLY_USER.timezone,
    tracking: { utm_source: 'parley', utm_content: BOOKING },
    isActive: true,
    isRescheduled: false,
    oldId: null,
    newId: null,
    cancellation: null,
    createdAt,
  };
  const hook = {
    id: 'NORTHWINDPARLEY1',
    url: WEBHOOKS,
    events: ['invitee.created', 'invitee.canceled'],
    // As the API expects it of a seed.
    signingKey: 'parley_local',
    createdAt,
  };
  return { hooks: [hook], links: [], booked: [booked], switched: {} };
}

/** How Calendly was connected and asked since; once it was busy. */
function requestsOf(
  now: Date,
  { conversation, bookedAt, startAt }: Booked,
): Prisma.IntegrationRequestCreateManyInput[] {
  const request = (id: string, rest: Partial<Prisma.IntegrationRequestCreateManyInput> & { createdAt: Date }) => ({
    id: `ireq_northwindcal${id}`,
    integrationId: INTEGRATION,
    direction: 'Out' as const,
    method: 'GET',
    url: `${PLAYED}/api/users/me`,
    status: 200,
    durationMs: 88,
    ...rest,
  });
  const { uri, name, email, timezone } = CALENDLY_USER;
  const who = { name: conversation.visitorName, email: conversation.visitorEmail, timezone };
  const invitee = { event_type: GEAR_ADVICE.uri, start_time: startAt.toISOString(), invitee: who };
  const types = CALENDLY_EVENT_TYPES.map((type) => ({ uri: type.uri, name: type.name, active: type.isActive }));
  return [
    request('me', { response: JSON.stringify({ resource: { uri, name, email } }), createdAt: before(now, 2 * HOUR) }),
    request('busy', {
      url: `${PLAYED}/api/event_types?user=${encodeURIComponent(uri)}&count=100`,
      status: 429,
      durationMs: 31,
      response: JSON.stringify({ title: 'Too Many Requests', message: 'The rate limit was exceeded.' }),
      createdAt: before(now, 2 * HOUR - 1000),
    }),
    request('types', {
      url: `${PLAYED}/api/event_types?user=${encodeURIComponent(uri)}&count=100`,
      durationMs: 143,
      response: JSON.stringify({ collection: types }),
      createdAt: before(now, 2 * HOUR - 9000),
    }),
    request('book', {
      method: 'POST',
      url: `${PLAYED}/api/invitees`,
      status: 201,
      durationMs: 402,
      request: JSON.stringify(invitee),
      response: JSON.stringify({ resource: { status: 'active', email: who.email } }),
      conversationId: conversation.id,
      createdAt: after(bookedAt, 2000),
    }),
  ];
}
