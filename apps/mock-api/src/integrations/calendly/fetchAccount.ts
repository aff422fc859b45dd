import type { Integration } from '@parley/db';
import type { Deps } from '#context.ts';
import type { Calendly, CalendlyUser } from '#outside/calendly/calendly.ts';
import { ServiceError } from '#outside/request.ts';
import { announceIntegration } from '../announceIntegration.ts';
import {
  calendlyUnlogged,
  credentialsOf,
  openCalendly,
  settingsOf,
  webhookUrl,
  type CalendlySettings,
} from './calendlyAccount.ts';

type Fetching = Pick<Deps, 'clock'>;

/** Who somebody is at Calendly, and what can be booked with them. Throws a ServiceError. */
export async function fetchAccount({ clock }: Fetching, calendly: Calendly) {
  const { uri: userUri, organizationUri, name, email } = await calendly.me();
  const eventTypes = await calendly.eventTypes(userUri);
  const accountName = `${name} (${email})`.slice(0, 200);
  return {
    accountName,
    settings: { userUri, organizationUri, eventTypes, eventTypesFetchedAt: clock.now().toISOString() },
  };
}

/** What new steps begin with stays while it can still be booked. */
export const keptDefault = (
  { defaultEventTypeUri }: CalendlySettings,
  { eventTypes }: Pick<CalendlySettings, 'eventTypes'>,
): string | null =>
  eventTypes.some(({ uri, isActive }) => isActive && uri === defaultEventTypeUri) ? defaultEventTypeUri : null;

/**
 * Has Calendly tell us of bookings; without it, what is changed there is not seen here. It does so on its paid plans alone: that
 * is no reason not to connect.
 */
export async function haveUsTold(deps: Deps, integration: Integration): Promise<void> {
  const settings = settingsOf(integration);
  const { token, signingKey } = credentialsOf(deps, integration);
  const whose: Pick<CalendlyUser, 'uri' | 'organizationUri'> = {
    uri: settings.userUri,
    organizationUri: settings.organizationUri,
  };
  let isTold = true;
  try {
    // The request holds the key that webhooks are signed with.
    await calendlyUnlogged(deps, token).watch(webhookUrl(deps, integration), signingKey, whose);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    isTold = false;
  }
  await announceIntegration(deps, integration.id, { settings: JSON.stringify({ ...settings, isTold }) });
}

/** Fetches the event types again. Throws a ServiceError. */
export async function refreshAccount(deps: Deps, integration: Integration): Promise<void> {
  const { calendly, write } = openCalendly(deps, integration);
  try {
    const { accountName, settings } = await fetchAccount(deps, calendly);
    const before = settingsOf(integration);
    const kept = { ...before, ...settings, defaultEventTypeUri: keptDefault(before, settings) };
    const data = { accountName, settings: JSON.stringify(kept) };
    await announceIntegration(deps, integration.id, data);
    if (!before.isTold) await haveUsTold(deps, { ...integration, ...data });
  } finally {
    await write();
  }
}
