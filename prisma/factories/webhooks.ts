import type { Db, Prisma, WebhookDelivery, WebhookEndpoint } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type EndpointOverrides = Partial<Omit<Prisma.WebhookEndpointUncheckedCreateInput, 'events'>> & {
  events?: readonly string[];
};

/**
 * An endpoint that is told of new conversations, at an address where nothing is ever sent, signed as the demo company's; of a
 * client of its own unless `clientId` is given.
 */
export async function buildWebhookEndpoint(
  db: Db,
  { events = ['ConversationCreated'], ...rest }: EndpointOverrides = {},
): Promise<WebhookEndpoint> {
  const { clientId = (await buildClient(db)).id } = rest;
  return db.webhookEndpoint.create({
    data: {
      id: fakeId('whep'),
      url: 'https://10.0.0.1/hook',
      sealedSecret: '',
      createdByName: 'Maya Lindqvist',
      createdAt: new Date(),
      ...rest,
      clientId,
      events: JSON.stringify(events),
    },
  });
}

/** A delivery that got through. */
export const buildWebhookDelivery = (
  db: Db,
  overrides: Partial<Prisma.WebhookDeliveryUncheckedCreateInput> & { endpointId: string },
): Promise<WebhookDelivery> =>
  db.webhookDelivery.create({
    data: {
      id: fakeId('whdl'),
      event: 'conversation.created',
      eventId: fakeId('evnt'),
      payload: '{"type":"conversation.created"}',
      state: 'Delivered',
      attempts: 1,
      responseStatus: 200,
      createdAt: new Date(),
      ...overrides,
    },
  });
