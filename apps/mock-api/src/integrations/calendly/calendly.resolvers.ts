import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { requireStaff, requireVisitor } from '#auth/permissions.ts';
import { bookingTimes, bookTime, createBookingLink } from './bookings/bookTime.ts';
import { settingsOf } from './calendlyAccount.ts';
import { connectCalendly, updateCalendlySettings } from './connectCalendly.ts';
import { bookingFlows, eventTypesOf } from './eventTypes.ts';

const FLAG = 'MANAGE_CLIENT';
const MONTH_MS = 30 * 24 * 60 * 60_000;
const MOST_BOOKINGS = 20;

export const calendlyResolvers: Resolvers = {
  Query: {
    calendlyTokenPage: (_, __, ctx) => {
      requireStaff(ctx, FLAG);
      return `${ctx.config.calendly.webUrl}/integrations/api_webhooks`;
    },
    bookingTimes: (_, { messageId }, ctx) => bookingTimes(ctx, requireVisitor(ctx), messageId),
  },
  Mutation: {
    connectCalendly: (_, given, ctx) => connectCalendly(ctx, requireStaff(ctx, FLAG), given),
    updateCalendlySettings: (_, change, ctx) => updateCalendlySettings(ctx, requireStaff(ctx, FLAG).clientId, change),
    bookTime: (_, given, ctx) => bookTime(ctx, requireVisitor(ctx), given),
    createBookingLink: (_, { messageId }, ctx) => createBookingLink(ctx, requireVisitor(ctx), messageId),
  },
  Integration: {
    calendly: (integration) => (integration.kind === 'Calendly' ? integration : null),
  },
  CalendlyAccount: {
    eventTypes: async ({ clientId }, _, { db }) => {
      const flows = await bookingFlows(db, clientId);
      return (await eventTypesOf(db, clientId)).map((type) => ({
        ...type,
        usedIn: flows.filter(({ eventTypeUris }) => eventTypeUris.has(type.uri)).map(({ flow }) => flow),
      }));
    },
    eventTypesFetchedAt: (integration) => new Date(settingsOf(integration).eventTypesFetchedAt),
    defaultEventTypeUri: (integration) => settingsOf(integration).defaultEventTypeUri,
    isTold: (integration) => settingsOf(integration).isTold,
    recentBookings: ({ clientId }, _, { db, clock }) =>
      db.booking.count({ where: { clientId, bookedAt: { gt: new Date(clock.now().getTime() - MONTH_MS) } } }),
  },
  Message: {
    booking: ({ id, kind }, _, { db }) =>
      kind === 'Booking' ? db.booking.findUnique({ where: { messageId: id } }) : null,
  },
  Conversation: {
    bookings: ({ visitorId }, _, { db }) =>
      db.booking.findMany({
        where: { conversation: { visitorId } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_BOOKINGS,
      }),
  },
  Booking: {
    cancelUrl: ({ status, cancelUrl }, _, { config }) =>
      status === 'Canceled' ? null : assetAddress(config, cancelUrl),
    rescheduleUrl: ({ status, rescheduleUrl }, _, { config }) =>
      status === 'Canceled' ? null : assetAddress(config, rescheduleUrl),
  },
};
