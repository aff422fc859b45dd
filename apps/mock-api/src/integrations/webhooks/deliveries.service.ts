import type { Prisma, WebhookDelivery, WebhookDeliveryState, WebhookEndpoint } from '@parley/db';
import * as v from 'valibot';
import { takeHits } from '#auth/throttle.ts';
import { oncePerHour } from '#background/oncePerHour.ts';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { tryDelivery, type Delivering } from './tryDelivery.ts';
import { TEST_EVENT } from './webhookEvents.ts';
import { findEndpoint } from './webhooks.service.ts';

const Position = v.strictTuple([v.pipe(v.string(), v.isoTimestamp()), v.string()]);

type Page = { endpointId: string; state?: WebhookDeliveryState | null; first?: number | null; after?: string | null };

/** A page of what an endpoint was told, the newest first. Throws NOT_FOUND, BAD_INPUT with `field`. */
export async function listDeliveries({ db }: Pick<Deps, 'db'>, clientId: string, page: Page) {
  const size = pageSize('first', page.first, 20);
  const { id: endpointId } = await findEndpoint(db, clientId, page.endpointId);
  const rows = await db.webhookDelivery.findMany({
    where: { endpointId, ...(page.state && { state: page.state }), AND: page.after ? following(page.after) : {} },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
  });
  const cursorOf = ({ createdAt, id }: WebhookDelivery) => encodeCursor([createdAt.toISOString(), id]);
  return forwardPage(rows, { size, cursor: page.after }, cursorOf);
}

function following(after: string): Prisma.WebhookDeliveryWhereInput {
  const [at, id] = decodeCursor('after', after, Position);
  const createdAt = new Date(at);
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

/** What an endpoint was told last. */
export const lastDelivery = ({ db }: Pick<Deps, 'db'>, { id }: WebhookEndpoint): Promise<WebhookDelivery | null> =>
  db.webhookDelivery.findFirst({ where: { endpointId: id }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

/** Sends an event that means nothing, and waits for what comes of it. Throws NOT_FOUND, TOO_MANY_ATTEMPTS. */
export async function sendTest(deps: Delivering, clientId: string, id: string): Promise<WebhookDelivery> {
  const endpoint = await findEndpoint(deps.db, clientId, id);
  const data = { message: 'It works: this is a test from Parley.' };
  const payload = JSON.stringify({ type: TEST_EVENT, timestamp: deps.clock.now().toISOString(), data });
  return sendNow(deps, endpoint, { event: TEST_EVENT, eventId: newId('WebhookEvent'), payload, replayOfId: null });
}

/** Tells an event again, under its former id, and waits for what comes of it. Throws NOT_FOUND, TOO_MANY_ATTEMPTS. */
export async function replayDelivery(deps: Delivering, clientId: string, id: string): Promise<WebhookDelivery> {
  const former = await deps.db.webhookDelivery.findFirst({
    where: { id, endpoint: { clientId } },
    include: { endpoint: true },
  });
  if (!former) throw domainError('NOT_FOUND', 'This delivery is not in the log any more.');
  const { endpoint, event, eventId, payload } = former;
  return sendNow(deps, endpoint, { event, eventId, payload, replayOfId: former.id });
}

/** Of one endpoint: somebody waits for each, and the receiver is not ours. */
const AT_ONCE = { hits: 10, windowMs: 60_000 };

type Sending = Pick<WebhookDelivery, 'event' | 'eventId' | 'payload' | 'replayOfId'>;

/** Once: who asked for it sees what came of it, and can ask again. */
async function sendNow(deps: Delivering, endpoint: WebhookEndpoint, sending: Sending): Promise<WebhookDelivery> {
  await takeHits(deps, [{ key: `webhook:send:${endpoint.id}`, ...AT_ONCE }]);
  const createdAt = deps.clock.now();
  const attempt = await tryDelivery(deps, { ...sending, endpoint });
  const state = attempt.error === null ? 'Delivered' : 'Failed';
  return deps.db.webhookDelivery.create({
    data: {
      id: newId('WebhookDelivery'),
      endpointId: endpoint.id,
      ...sending,
      ...attempt,
      state,
      attempts: 1,
      createdAt,
    },
  });
}

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Forgets deliveries after 30 days. To be called as time passes. */
export const forgetDeliveries = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
});
