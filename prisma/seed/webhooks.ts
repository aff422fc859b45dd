import type { Db, Prisma } from '../client.ts';
import { MAYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { after, before, DAY, HOUR, MINUTE } from './instants.ts';

/** Played by the API itself, outside production. */
const RECEIVER = '/stand-ins/webhook-receiver';

type Told = { event: string; ago: number; data: object; rest?: Partial<Prisma.WebhookDeliveryCreateManyInput> };

const TOLD: readonly Told[] = [
  {
    event: 'conversation.resolved',
    ago: 26 * MINUTE,
    data: { id: 'conv_seed4796', number: 4796, status: 'Resolved', handledBy: 'Agent', labels: ['Delivery'] },
  },
  {
    event: 'conversation.resolved',
    ago: 5 * HOUR,
    data: { id: 'conv_seed4788', number: 4788, status: 'Resolved', handledBy: 'AI', labels: [] },
    rest: { attempts: 3 },
  },
  {
    event: 'conversation.resolved',
    ago: 2 * DAY,
    data: { id: 'conv_seed4741', number: 4741, status: 'Resolved', handledBy: 'Agent', labels: ['Returns'] },
    rest: {
      state: 'Failed',
      attempts: 7,
      responseStatus: 503,
      responseBody: 'Service Unavailable',
      error: 'It answered 503.',
      durationMs: 1204,
    },
  },
  {
    event: 'form.submitted',
    ago: 2.88 * DAY,
    data: { id: 'fsub_seed1', formId: 'form_repair', state: 'Complete', visitorName: 'Beatriz Figueira' },
  },
  { event: 'webhook.test', ago: 12 * DAY, data: { message: 'It works: this is a test from Parley.' } },
];

/** An endpoint that Northwind's order system listens at, and what it was told; another one that was turned off. */
export async function seedWebhooks(db: Db, now: Date): Promise<void> {
  const made = { clientId: NORTHWIND, createdByName: MAYA.name, createdAt: before(now, 12 * DAY) };
  await db.webhookEndpoint.create({
    data: {
      ...made,
      id: 'whep_northwind1',
      url: RECEIVER,
      description: 'Order system',
      events: JSON.stringify(['ConversationResolved', 'FormSubmitted']),
      // The key that secrets are sealed with is not known here (integrations/webhooks/endpointSecrets.ts).
      sealedSecret: '',
    },
  });
  await db.webhookEndpoint.create({
    data: {
      ...made,
      id: 'whep_northwind2',
      url: 'https://hooks.northwindoutdoor.example/crm',
      description: 'Former CRM',
      events: JSON.stringify(['VisitorIdentified']),
      sealedSecret: '',
      state: 'Disabled',
      disabledAt: before(now, 4 * DAY),
    },
  });
  await db.webhookDelivery.createMany({
    data: TOLD.map(({ event, ago, data, rest }, index) => {
      const createdAt = before(now, ago);
      return {
        id: `whdl_northwind${index + 1}`,
        endpointId: 'whep_northwind1',
        event,
        eventId: `evnt_northwind${index + 1}`,
        payload: JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data }),
        state: 'Delivered' as const,
        attempts: 1,
        responseStatus: 200,
        responseBody: '{"received":true}',
        durationMs: 84 + ((index * 37) % 90),
        createdAt,
        triedAt: after(createdAt, 900),
        ...rest,
      };
    }),
  });
}
