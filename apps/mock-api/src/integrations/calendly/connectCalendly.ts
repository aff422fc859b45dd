import type { Integration } from '@parley/db';
import * as v from 'valibot';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { newSecret } from '#auth/secrets.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { parseInput } from '#input.ts';
import { ServiceError } from '#outside/request.ts';
import { sealCredentials } from '../integrationCredentials.ts';
import { findIntegration } from '../integrations.service.ts';
import { calendlyOf, calendlyUnlogged, settingsOf, type CalendlySettings } from './calendlyAccount.ts';
import { fetchAccount, haveUsTold, keptDefault } from './fetchAccount.ts';

type Connecting = Deps & Auditing;

const TOKEN = {
  token: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\x21-\x7e]{10,4000}$/, 'Paste the whole token, as Calendly shows it once.'),
  ),
};

/**
 * Connects the account that a token opens, or renews that: its event types are fetched, and it is asked to tell us of bookings.
 * Throws BAD_INPUT naming `token` where Calendly does not take it.
 */
export async function connectCalendly(
  ctx: Connecting,
  { clientId, user }: StaffMember,
  given: { token: string },
): Promise<Integration> {
  const { token } = parseInput(TOKEN, given);
  const { db, config, clock } = ctx;
  const known = await calendlyOf(db, clientId);
  const whose = { id: known?.id ?? newId('Integration'), clientId, kind: 'Calendly' } as const;
  const now = clock.now();
  const { settings, accountName } = await atCalendly('token', () => fetchAccount(ctx, calendlyUnlogged(ctx, token)));
  const defaultEventTypeUri = known && keptDefault(settingsOf(known), settings);
  const fresh = {
    status: 'Connected' as const,
    lastError: null,
    accountName,
    connectedById: user.id,
    connectedAt: now,
    lastUsedAt: now,
    settings: JSON.stringify({ ...settings, defaultEventTypeUri, isTold: false } satisfies CalendlySettings),
    sealedCredentials: sealCredentials(config, whose, { token, signingKey: newSecret() }),
  };
  const integration = await db.$transaction(async (tx) => {
    const kept = await tx.integration.upsert({
      where: { id: whose.id },
      create: { ...whose, ...fresh },
      update: fresh,
    });
    await tx.client.update({ where: { id: clientId }, data: { integratedWithCalendly: true, updatedAt: now } });
    await audit(tx, by(ctx), {
      action: 'IntegrationConnected',
      target: { id: whose.id, name: 'Calendly' },
      detail: accountName,
    });
    return kept;
  });
  await haveUsTold(ctx, integration);
  return findIntegration(ctx, clientId, whose.id);
}

/** Says what went wrong at Calendly as an error for whoever connects it. */
async function atCalendly<T>(field: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const message = error.kind === 'Refused' ? 'Calendly does not know this token, or it may not read.' : error.message;
    throw domainError('BAD_INPUT', message, { field });
  }
}

type Settings = { id: string; defaultEventTypeUri?: string | null };

/** Throws NOT_FOUND, and BAD_INPUT naming the field for an event type that cannot be booked. */
export async function updateCalendlySettings(
  ctx: Connecting,
  clientId: string,
  { id, defaultEventTypeUri = null }: Settings,
): Promise<Integration> {
  const changed = await ctx.db.$transaction(async (tx) => {
    const integration = await findIntegration({ db: tx }, clientId, id);
    if (integration.kind !== 'Calendly') throw domainError('NOT_FOUND', 'This integration is not connected any more.');
    const before = settingsOf(integration);
    const nameOf = (uri: string | null) => before.eventTypes.find((type) => type.uri === uri)?.name ?? '';
    const settings = { ...before, defaultEventTypeUri };
    if (defaultEventTypeUri !== null && keptDefault(settings, before) === null) {
      throw domainError('BAD_INPUT', 'This event type cannot be booked at Calendly now.', {
        field: 'defaultEventTypeUri',
      });
    }
    await audit(tx, by(ctx), {
      action: 'IntegrationChanged',
      target: { id, name: 'Calendly' },
      changes: changesBetween(
        { type: nameOf(before.defaultEventTypeUri) },
        { type: nameOf(defaultEventTypeUri) },
        { type: 'event type of new steps' },
      ),
    });
    return tx.integration.update({ where: { id }, data: { settings: JSON.stringify(settings) } });
  });
  ctx.events.publish('integration:changed', clientId, changed);
  return changed;
}
