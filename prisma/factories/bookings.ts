import type { Booking, Db, Integration, Prisma } from '../client.ts';
import { BOOT_FITTING, CALENDLY_EVENT_TYPES, CALENDLY_USER } from '../seed/calendar/northwind.ts';
import { fakeId } from './fakeId.ts';

type CalendlyOverrides = Partial<Omit<Prisma.IntegrationUncheckedCreateInput, 'settings'>> & {
  clientId: string;
  now?: Date;
  settings?: object;
};

/** A connected Calendly, which is played locally. */
export async function buildCalendly(
  db: Db,
  { clientId, now = new Date(), settings = {}, ...rest }: CalendlyOverrides,
): Promise<Integration> {
  await db.client.update({ where: { id: clientId }, data: { integratedWithCalendly: true } });
  const { uri: userUri, organizationUri, name, email } = CALENDLY_USER;
  return db.integration.create({
    data: {
      id: fakeId('intg'),
      kind: 'Calendly',
      accountName: `${name} (${email})`,
      connectedAt: now,
      sealedCredentials: '',
      ...rest,
      settings: JSON.stringify({
        userUri,
        organizationUri,
        eventTypes: CALENDLY_EVENT_TYPES,
        eventTypesFetchedAt: now.toISOString(),
        defaultEventTypeUri: null,
        isTold: true,
        ...settings,
      }),
      clientId,
    },
  });
}

type BookingOverrides = Partial<Prisma.BookingUncheckedCreateInput> & {
  clientId: string;
  conversationId: string;
  messageId: string;
};

/** A boot fitting that a flow offers. */
export const buildBooking = (db: Db, overrides: BookingOverrides): Promise<Booking> =>
  db.booking.create({
    data: {
      id: fakeId('book'),
      runId: fakeId('frun'),
      nodeId: 'slot',
      eventTypeUri: BOOT_FITTING.uri,
      eventTypeName: BOOT_FITTING.name,
      durationMinutes: BOOT_FITTING.durationMinutes,
      createdAt: new Date(),
      ...overrides,
    },
  });
