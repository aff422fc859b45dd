import type { Prisma, WebhookEndpoint } from '@parley/db';
import * as v from 'valibot';
import type { WebhookEndpointInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { singleLine } from '#singleLine.ts';
import { sealSecret } from './endpointSecrets.ts';
import { checkedUrl } from './endpointUrl.ts';
import { giveUpWaiting } from './giveUpWaiting.ts';
import { newWebhookSecret } from './signature.ts';
import { EVENT_WORDS, eventsOf, WEBHOOK_EVENTS } from './webhookEvents.ts';

type Changing = Pick<Deps, 'db' | 'config'> & Auditing;
export type NewSecret = { endpoint: WebhookEndpoint; secret: string };

const MOST_ENDPOINTS = 20;
const BOTH_MS = 24 * 60 * 60_000;

const FIELDS = {
  url: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use at most 500 characters.'), singleLine),
  description: v.pipe(v.string(), v.trim(), v.maxLength(120, 'Use at most 120 characters.'), singleLine),
  events: v.pipe(
    v.array(v.picklist(WEBHOOK_EVENTS)),
    v.minLength(1, 'Choose what it is told of.'),
    v.transform((chosen) => JSON.stringify(WEBHOOK_EVENTS.filter((event) => chosen.includes(event)))),
  ),
};

function parsed({ config }: Pick<Deps, 'config'>, input: WebhookEndpointInput) {
  const fields = parseInput(FIELDS, input);
  return { ...fields, url: checkedUrl(config, fields.url) };
}

/** All of a company, in the order in which they were made. */
export const listEndpoints = ({ db }: Pick<Deps, 'db'>, clientId: string): Promise<WebhookEndpoint[]> =>
  db.webhookEndpoint.findMany({ where: { clientId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

/** Throws NOT_FOUND. */
export async function findEndpoint(
  { webhookEndpoint }: Pick<Prisma.TransactionClient, 'webhookEndpoint'>,
  clientId: string,
  id: string,
): Promise<WebhookEndpoint> {
  const endpoint = await webhookEndpoint.findUnique({ where: { id, clientId } });
  if (!endpoint) throw domainError('NOT_FOUND', 'This endpoint does not exist any more.');
  return endpoint;
}

/** As the audit log calls it. */
export const named = ({ id, url }: Pick<WebhookEndpoint, 'id' | 'url'>) => ({ id, name: url });

/** Makes an endpoint and answers its secret. Throws BAD_INPUT naming the field. */
export async function createEndpoint(
  ctx: Changing,
  { clientId, user }: StaffMember,
  input: WebhookEndpointInput,
): Promise<NewSecret> {
  const fields = parsed(ctx, input);
  const id = newId('WebhookEndpoint');
  const secret = newWebhookSecret();
  const endpoint = await ctx.db.$transaction(async (tx) => {
    const count = await tx.webhookEndpoint.count({ where: { clientId } });
    assertRoom(count, { most: MOST_ENDPOINTS, kinds: 'endpoints' });
    const made = await tx.webhookEndpoint.create({
      data: {
        ...fields,
        id,
        clientId,
        sealedSecret: sealSecret(ctx.config, { id, clientId }, secret),
        createdByName: user.name,
        createdAt: ctx.clock.now(),
      },
    });
    await audit(tx, by(ctx), { action: 'WebhookCreated', target: named(made) });
    return made;
  });
  return { endpoint, secret };
}

const LABELS = { url: 'address', description: 'description', told: 'events' };
const told = (endpoint: WebhookEndpoint) => ({
  ...endpoint,
  told: eventsOf(endpoint)
    .map((event) => EVENT_WORDS[event])
    .join(', '),
});

/** Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function updateEndpoint(
  ctx: Changing,
  clientId: string,
  { id, input }: { id: string; input: WebhookEndpointInput },
): Promise<WebhookEndpoint> {
  const fields = parsed(ctx, input);
  return ctx.db.$transaction(async (tx) => {
    const before = await findEndpoint(tx, clientId, id);
    const after = await tx.webhookEndpoint.update({ where: { id }, data: fields });
    const changes = changesBetween(told(before), told(after), LABELS);
    await audit(tx, by(ctx), { action: 'WebhookChanged', target: named(after), changes });
    return after;
  });
}

/** Turns an endpoint on or off; what waits for one that is turned off is given up. Throws NOT_FOUND. */
export async function setEnabled(
  ctx: Changing,
  clientId: string,
  { id, isEnabled }: { id: string; isEnabled: boolean },
): Promise<WebhookEndpoint> {
  return ctx.db.$transaction(async (tx) => {
    const before = await findEndpoint(tx, clientId, id);
    if ((before.state === 'Enabled') === isEnabled) return before;
    const after = await tx.webhookEndpoint.update({
      where: { id },
      data: isEnabled
        ? { state: 'Enabled', disabledAt: null, failureStreak: 0 }
        : { state: 'Disabled', disabledAt: ctx.clock.now() },
    });
    if (!isEnabled) await giveUpWaiting(tx, id);
    const action = isEnabled ? 'WebhookEnabled' : 'WebhookDisabled';
    await audit(tx, by(ctx), { action, target: named(after) });
    return after;
  });
}

/** Gives an endpoint another secret; for a day deliveries are signed with both. Throws NOT_FOUND. */
export async function rotateSecret(ctx: Changing, clientId: string, id: string): Promise<NewSecret> {
  const secret = newWebhookSecret();
  const endpoint = await ctx.db.$transaction(async (tx) => {
    const before = await findEndpoint(tx, clientId, id);
    const after = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        sealedSecret: sealSecret(ctx.config, before, secret),
        previousSealedSecret: before.sealedSecret,
        previousUntil: new Date(ctx.clock.now().getTime() + BOTH_MS),
      },
    });
    await audit(tx, by(ctx), { action: 'WebhookSecretRotated', target: named(after) });
    return after;
  });
  return { endpoint, secret };
}

/** Forgets an endpoint with what it was told; answers the id. Throws NOT_FOUND. */
export async function deleteEndpoint(ctx: Changing, clientId: string, id: string): Promise<string> {
  await ctx.db.$transaction(async (tx) => {
    const endpoint = await findEndpoint(tx, clientId, id);
    await tx.webhookEndpoint.delete({ where: { id } });
    await audit(tx, by(ctx), { action: 'WebhookDeleted', target: named(endpoint) });
  });
  return id;
}
