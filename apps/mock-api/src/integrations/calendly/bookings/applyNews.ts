import type { Booking, Integration, Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import type { CalendlyNews } from '#outside/calendly/calendlyWebhook.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { ownPath } from '#ownPath.ts';
import { announceBooking, noteBooked, noteCanceled, noteNoShow, type Noted } from './noteBooking.ts';

/**
 * Takes in what Calendly tells of a booking of ours; what is known already changes nothing, so it may come twice and in any order.
 * Answers the conversation that it is about; null for what was booked elsewhere.
 */
export async function applyNews(deps: Deps, integration: Integration, news: CalendlyNews): Promise<string | null> {
  const booking = await bookingOf(deps.db, integration.clientId, news);
  if (!booking) return null;
  const noted = await withKeyLock(lockOf(booking), () =>
    deps.db.$transaction(async (tx) => {
      // Nobody is booked or called off twice; that nobody came is marked and taken back as often as somebody errs.
      const time = isOfAppearance(news) ? ` ${news.toldAt}` : '';
      const key = `${integration.id} ${news.kind} ${news.inviteeUri}${time}`;
      const current = await tx.booking.findUnique({ where: { id: booking.id } });
      if (!current || (await tx.receivedWebhook.findUnique({ where: { key } }))) return null;
      await tx.receivedWebhook.create({ data: { key, receivedAt: deps.clock.now() } });
      return note(tx, deps, current, news);
    }),
  );
  if (noted) await announceBooking(deps, noted);
  return booking.conversationId;
}

/** One after the other: what is booked here and what Calendly tells of it. */
export const lockOf = ({ id }: Pick<Booking, 'id'>) => `booking ${id}`;

const isOfAppearance = ({ kind }: CalendlyNews) => kind === 'NoShow' || kind === 'NoShowTakenBack';

async function bookingOf(tx: Pick<Prisma.TransactionClient, 'booking'>, clientId: string, news: CalendlyNews) {
  const { inviteeUri, oldInviteeUri, reference } = news;
  const uris = [inviteeUri, ...(oldInviteeUri ? [oldInviteeUri] : [])];
  const known = await tx.booking.findFirst({ where: { clientId, inviteeUri: { in: uris } } });
  if (known || reference === null || news.kind !== 'Created') return known;
  return tx.booking.findUnique({ where: { clientId, id: reference } });
}

async function note(
  tx: Prisma.TransactionClient,
  deps: Pick<Deps, 'clock' | 'config'>,
  booking: Booking,
  news: CalendlyNews,
): Promise<Noted | null> {
  const now = deps.clock.now();
  const isThis = booking.inviteeUri === news.inviteeUri;
  if (isOfAppearance(news)) {
    const isNoShow = news.kind === 'NoShow';
    if (!isThis || (booking.noShowAt !== null) === isNoShow) return null;
    return noteNoShow(tx, { booking, isNoShow, now });
  }
  if (news.kind === 'Canceled') {
    // What was moved goes on as another booking, of which we are told by itself.
    if (!isThis || booking.status === 'Canceled' || news.isRescheduled) return null;
    return noteCanceled(tx, { booking, by: news.canceledBy, reason: news.reason, now });
  }
  // A second booking by the same link is nothing of this one.
  const isNews = booking.inviteeUri === news.oldInviteeUri || booking.status === 'Canceled';
  if (isThis || !isNews) return null;
  const { startAt, endAt, timezone, eventUri, inviteeUri } = news;
  return noteBooked(tx, {
    booking,
    appointment: {
      startAt,
      endAt,
      timezone,
      eventUri,
      inviteeUri,
      name: news.name.slice(0, 200),
      email: news.email.slice(0, 320),
      cancelUrl: ownPath(deps.config, news.cancelUrl),
      rescheduleUrl: ownPath(deps.config, news.rescheduleUrl),
    },
    now,
  });
}
