import type { Booking, Conversation, Integration } from '@parley/db';
import * as v from 'valibot';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { requireOwnConversation } from '#chat/requireOwnConversation.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { email, parseInput, personName } from '#input.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';
import { prefilledLink, type Calendly } from '#outside/calendly/calendly.ts';
import { ServiceError } from '#outside/request.ts';
import { timezoneNamed } from '#timezone.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { ownPath } from '#ownPath.ts';
import { announceIntegration } from '../../announceIntegration.ts';
import { calendlyOf, openCalendly } from '../calendlyAccount.ts';
import { bookableTypes } from '../eventTypes.ts';
import { lockOf } from './applyNews.ts';
import { announceBooking, noteBooked } from './noteBooking.ts';
import { rememberVisitor } from './rememberVisitor.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Calendly tells of no more than 31 days at once. */
const AHEAD_MS = 30 * DAY;

/** What a visitor asks of a calendar: 60 in 10 minutes for times, and 10 an hour for bookings, whose plan has limits of its own. */
const timesLimits = (visitorId: string) => [{ key: `times:visitor:${visitorId}`, hits: 60, windowMs: 10 * MINUTE }];
const bookingLimits = (visitorId: string) => [{ key: `book:visitor:${visitorId}`, hits: 10, windowMs: 60 * MINUTE }];

type Offered = { booking: Booking; conversation: Conversation };

/** When a visitor's booking can begin, in order. Throws NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS, CALENDAR_UNREACHABLE. */
export async function bookingTimes(ctx: Context, visitor: VisitorViewer, messageId: string): Promise<Date[]> {
  await takeHits(ctx, timesLimits(visitor.visitorId));
  const offered = await findOffered(ctx, visitor, messageId);
  const now = ctx.clock.now().getTime();
  const range = { from: new Date(now + MINUTE), to: new Date(now + AHEAD_MS) };
  return atCalendar(ctx, offered, (calendly) => calendly.availableTimes(offered.booking.eventTypeUri, range));
}

const FIELDS = {
  name: personName,
  email,
  timezone: v.pipe(
    v.string(),
    v.check((given) => timezoneNamed(given) !== null, 'This is no time zone.'),
  ),
};

type Given = { messageId: string; startAt: Date; name: string; email: string; timezone: string };

/** Books what is offered in a conversation; its flow goes on. Throws as bookingTimes, and BAD_INPUT naming the field. */
export async function bookTime(ctx: Context, visitor: VisitorViewer, given: Given): Promise<MessageRow> {
  const { messageId, startAt } = given;
  const who = parseInput(FIELDS, { name: given.name, email: given.email, timezone: given.timezone });
  await takeHits(ctx, bookingLimits(visitor.visitorId));
  const { booking } = await findOffered(ctx, visitor, messageId);
  return withKeyLock(lockOf(booking), async () => {
    const offered = await findOffered(ctx, visitor, messageId);
    const { eventTypeUri, id: reference, durationMinutes } = offered.booking;
    const invitee = await atCalendar(ctx, offered, (calendly) =>
      calendly.book({ eventTypeUri, startAt, reference, ...who }),
    );
    const { cancelUrl, rescheduleUrl, uri: inviteeUri, eventUri } = invitee;
    const noted = await ctx.db.$transaction(async (tx) => {
      await rememberVisitor(tx, offered.conversation, who);
      return noteBooked(tx, {
        booking: offered.booking,
        appointment: {
          ...who,
          startAt,
          endAt: new Date(startAt.getTime() + durationMinutes * MINUTE),
          eventUri,
          inviteeUri,
          cancelUrl: ownPath(ctx.config, cancelUrl),
          rescheduleUrl: ownPath(ctx.config, rescheduleUrl),
        },
        now: ctx.clock.now(),
      });
    });
    await announceBooking(ctx, noted);
    return noted.message;
  });
}

/** A page at Calendly on which the same can be booked, once. Throws as bookingTimes. */
export async function createBookingLink(ctx: Context, visitor: VisitorViewer, messageId: string): Promise<string> {
  await takeHits(ctx, bookingLimits(visitor.visitorId));
  const offered = await findOffered(ctx, visitor, messageId);
  const { eventTypeUri, id: reference, name, email: known } = offered.booking;
  const link = await atCalendar(ctx, offered, (calendly) => calendly.schedulingLink(eventTypeUri));
  return prefilledLink(link, { name: name ?? '', email: known ?? '', reference });
}

/** What a visitor may book still. */
async function findOffered({ db }: Context, visitor: VisitorViewer, messageId: string): Promise<Offered> {
  const booking = await db.booking.findUnique({ where: { messageId, clientId: visitor.clientId } });
  if (!booking) throw domainError('NOT_FOUND', 'There is nothing to book.');
  const conversation = await requireOwnConversation(db, visitor, booking.conversationId);
  if (booking.status === 'Scheduled' || booking.status === 'Rescheduled') {
    throw domainError('BAD_INPUT', 'This is booked already.');
  }
  return { booking, conversation };
}

/** Asks the company's calendar, with the log kept. */
async function atCalendar<T>(ctx: Context, { booking }: Offered, act: (calendly: Calendly) => Promise<T>): Promise<T> {
  const { clientId, conversationId, eventTypeUri } = booking;
  const integration = await calendlyOf(ctx.db, clientId);
  const isBookable = (await bookableTypes(ctx.db, clientId)).has(eventTypeUri);
  if (!integration || !isBookable) throw domainError('CALENDAR_UNREACHABLE', 'This cannot be booked right now.');
  try {
    const { calendly, write } = openCalendly(ctx, integration, { conversationId });
    try {
      return await act(calendly);
    } finally {
      await write();
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw await refusalOf(ctx, integration, error);
  }
}

async function refusalOf(ctx: Context, { id }: Integration, error: ServiceError): Promise<Error> {
  if (error.kind === 'Invalid')
    return domainError('BAD_INPUT', 'This time is taken by now. Pick another one.', { field: 'startAt' });
  // 403: the plan at Calendly does not let us book; its own page does.
  const isRefused = error.kind === 'Refused' && error.status !== 403;
  await announceIntegration(ctx, id, { lastError: error.message, ...(isRefused && { status: 'Error' }) });
  return domainError('CALENDAR_UNREACHABLE', 'The calendar does not answer right now. Try again in a moment.');
}
