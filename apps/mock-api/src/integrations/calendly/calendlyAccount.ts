import type { Integration, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { createCalendly } from '#outside/calendly/calendly.ts';
import { openCredentials } from '../integrationCredentials.ts';
import { loggedLine } from '../requestLog.ts';

const EventType = v.object({
  uri: v.string(),
  name: v.string(),
  slug: v.string(),
  durationMinutes: v.number(),
  kind: v.string(),
  isActive: v.boolean(),
});
const Settings = v.object({
  userUri: v.string(),
  organizationUri: v.string(),
  eventTypes: v.array(EventType),
  /** ISO 8601. */
  eventTypesFetchedAt: v.string(),
  defaultEventTypeUri: v.nullable(v.string()),
  isTold: v.boolean(),
});

/** What an Integration of kind Calendly keeps as `settings`. */
export type CalendlySettings = v.InferOutput<typeof Settings>;

const Stored = v.pipe(v.string(), v.parseJson(), Settings);
export const settingsOf = ({ settings }: Pick<Integration, 'settings'>): CalendlySettings => v.parse(Stored, settings);

const Credentials = v.object({ token: v.string(), signingKey: v.string() });
/** What the account that is played locally lets in, and what it signs with. */
const PLAYED = { token: 'calendly_parley_local', signingKey: 'parley_local' };

/** Throws a ServiceError when they cannot be read. */
export const credentialsOf = ({ config }: Pick<Deps, 'config'>, integration: Integration) =>
  openCredentials(config, integration, { schema: Credentials, played: PLAYED });

type Opening = Pick<Deps, 'db' | 'clock' | 'config' | 'outside'>;
type About = Parameters<typeof loggedLine>[2];

/** A connected account, to be asked; call `write` when all has been asked. Throws a ServiceError when we cannot be let in. */
export function openCalendly(deps: Opening, integration: Integration, about?: About) {
  const { token } = credentialsOf(deps, integration);
  const { line, write } = loggedLine(deps, integration, about);
  return { calendly: createCalendly(line, { apiUrl: deps.config.calendly.apiUrl, token }), line, write };
}

/** The same for what holds a secret: nothing of it is kept. */
export const calendlyUnlogged = ({ config, outside }: Pick<Deps, 'config' | 'outside'>, token: string) =>
  createCalendly({ ...outside, service: 'Calendly' }, { apiUrl: config.calendly.apiUrl, token });

/** The account of a company; null when it has not connected one. */
export const calendlyOf = (
  { integration }: Pick<Prisma.TransactionClient, 'integration'>,
  clientId: string,
): Promise<Integration | null> => integration.findUnique({ where: { clientId_kind: { clientId, kind: 'Calendly' } } });

/** Where Calendly tells us of bookings. */
export const webhookUrl = ({ config }: Pick<Deps, 'config'>, { id }: Pick<Integration, 'id'>) =>
  `${config.apiUrl}/webhooks/calendly/${id}`;
