import type { Integration } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { inBackground } from '#background/inBackground.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { email, parseInput } from '#input.ts';
import { type Exchange, ServiceError } from '#outside/request.ts';
import { createZendesk, type Zendesk } from '#outside/zendesk/zendesk.ts';
import * as v from 'valibot';
import { sealCredentials } from '../integrationCredentials.ts';
import { collectExchanges } from '../requestLog.ts';
import { openZendesk, zendeskUrl, zendeskWebhookUrl } from './openZendesk.ts';
import { fieldsAt } from './ticketFields.ts';
import { NEW_SETTINGS, settingsOf, type StoredSettings } from './zendeskSettings.ts';

type Connecting = Pick<Deps, 'db' | 'events' | 'config' | 'outside'> & Auditing;
type Given = { subdomain: string; email: string; apiToken: string };

const INPUT = {
  subdomain: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.transform((given) =>
      given
        .replace(/^https?:\/\//, '')
        .replace(/\/.*$/, '')
        .replace(/\.zendesk\.com$/, ''),
    ),
    v.regex(
      /^[a-z0-9][a-z0-9-]{1,62}$/,
      'Enter the name that your account has at Zendesk, such as northwind or northwind.zendesk.com.',
    ),
  ),
  email,
  apiToken: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter an API token.'),
    v.maxLength(200, 'This is longer than any API token.'),
  ),
};

/**
 * Connects a company's account at Zendesk, or lets us in anew: who it lets in is asked first, and then it is asked to tell us of
 * tickets. Throws BAD_INPUT naming what Zendesk does not accept.
 */
export async function connectZendesk(
  ctx: Connecting,
  { clientId, user }: StaffMember,
  given: Given,
): Promise<Integration> {
  const { subdomain, email: whose, apiToken: token } = parseInput(INPUT, given);
  const known = await ctx.db.integration.findUnique({ where: { clientId_kind: { clientId, kind: 'Zendesk' } } });
  const id = known?.id ?? newId('Integration');
  const met = collectExchanges(ctx.clock);
  const zendesk = createZendesk(
    { ...ctx.outside, service: 'Zendesk', onExchange: (one) => met.onExchange(withoutSecrets(one)) },
    { url: zendeskUrl(ctx, subdomain), email: whose, token },
  );
  const { groups, ticketFields, webhookId, webhookSecret } = await atZendesk(subdomain, () =>
    comeIn(zendesk, zendeskWebhookUrl(ctx, id)),
  );
  const before = known && settingsOf(known);
  const isSame = before?.subdomain === subdomain;
  const settings: StoredSettings = {
    ...(before ?? NEW_SETTINGS),
    // Those of another account say nothing here.
    groupId: isSame ? before.groupId : null,
    fieldMap: isSame ? before.fieldMap : [],
    subdomain,
    groups,
    ticketFields,
    webhookId,
  };
  const kept = {
    status: 'Connected' as const,
    accountName: `${subdomain}.zendesk.com`,
    connectedById: user.id,
    connectedAt: ctx.clock.now(),
    lastError: null,
    settings: JSON.stringify(settings),
    sealedCredentials: sealCredentials(
      ctx.config,
      { id, clientId, kind: 'Zendesk' },
      { email: whose, token, webhookSecret },
    ),
  };
  const integration = await ctx.db.$transaction(async (tx) => {
    // Tickets of another account are links from now on.
    if (known && !isSame)
      await tx.externalTicket.updateMany({ where: { integrationId: id }, data: { integrationId: null } });
    await tx.client.update({ where: { id: clientId }, data: { integratedWithZendesk: true } });
    const stored = await tx.integration.upsert({
      where: { id },
      create: { ...kept, id, clientId, kind: 'Zendesk' },
      update: kept,
    });
    await audit(tx, by(ctx), {
      action: 'IntegrationConnected',
      target: { id, name: 'Zendesk' },
      detail: kept.accountName,
    });
    return stored;
  });
  await met.write(ctx, id);
  if (known) inBackground('Ending a former webhook', () => unwatchQuietly(ctx, known));
  ctx.events.publish('integration:changed', clientId, integration);
  return ctx.db.integration.findUniqueOrThrow({ where: { id } });
}

async function comeIn(zendesk: Zendesk, webhookUrl: string) {
  const me = await zendesk.me();
  if (me.id === null) throw notAccepted();
  if (me.role !== 'admin')
    throw domainError(
      'BAD_INPUT',
      'This person is no administrator at Zendesk, and may not connect it. Use the address of one who is.',
      { field: 'email' },
    );
  const groups = (await zendesk.groups()).map(({ id, name }) => ({ id: String(id), name }));
  const ticketFields = await fieldsAt(zendesk);
  const webhookId = await zendesk.watch(webhookUrl);
  return { groups, ticketFields, webhookId, webhookSecret: await zendesk.signingSecret(webhookId) };
}

const notAccepted = () =>
  domainError(
    'BAD_INPUT',
    'Zendesk does not accept this email with this token. Check both, and that token access is on in its Admin Center.',
    { field: 'apiToken' },
  );

/** Says what went wrong at Zendesk as an error for whoever connects it. */
async function atZendesk<T>(subdomain: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'Refused') throw notAccepted();
    if (error.kind === 'NotFound')
      throw domainError('BAD_INPUT', `There is no account ${subdomain}.zendesk.com. Check the subdomain.`, {
        field: 'subdomain',
      });
    throw domainError('BAD_INPUT', `${error.message} Try again in a moment.`);
  }
}

/** Answers about webhooks may hold what signs them. */
export const withoutSecrets = (exchange: Exchange): Exchange =>
  exchange.url.includes('/api/v2/webhooks') ? { ...exchange, response: null } : exchange;

/** Ends the webhook of an account that was connected so far; where that fails, it is refused when it comes. */
export async function unwatchQuietly(deps: Pick<Deps, 'config' | 'outside'>, integration: Integration): Promise<void> {
  const { webhookId } = settingsOf(integration);
  if (webhookId === null) return;
  try {
    await openZendesk(deps, { ...deps.outside, service: 'Zendesk' }, integration).unwatch(webhookId);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
