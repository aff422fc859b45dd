import type { Integration } from '@parley/db';
import type { Deps } from '#context.ts';
import type { Line } from '#outside/request.ts';
import { createZendesk } from '#outside/zendesk/zendesk.ts';
import * as v from 'valibot';
import { openCredentials } from '../integrationCredentials.ts';
import { settingsOf } from './zendeskSettings.ts';

const Credentials = v.object({ email: v.string(), token: v.string(), webhookSecret: v.string() });
export type ZendeskCredentials = v.InferOutput<typeof Credentials>;

/** Of the account that is played locally. */
const PLAYED: ZendeskCredentials = {
  email: 'helpdesk@northwind.example',
  token: 'zendesk_parley_local',
  webhookSecret: 'parley_local_webhook',
};

/** Throws a ServiceError when they cannot be read. */
export const zendeskCredentials = ({ config }: Pick<Deps, 'config'>, integration: Integration): ZendeskCredentials =>
  openCredentials(config, integration, { schema: Credentials, played: PLAYED });

/** Where an account is by its subdomain, `northwind`. */
export const zendeskUrl = ({ config }: Pick<Deps, 'config'>, subdomain: string) =>
  config.zendesk.url.replace('{subdomain}', encodeURIComponent(subdomain));

/** A connected account, to be asked over a line. Throws a ServiceError when what lets us in cannot be read. */
export function openZendesk(deps: Pick<Deps, 'config'>, line: Line, integration: Integration) {
  const { email, token } = zendeskCredentials(deps, integration);
  return createZendesk(line, { url: zendeskUrl(deps, settingsOf(integration).subdomain), email, token });
}

/** Where Zendesk tells us of tickets. */
export const zendeskWebhookUrl = ({ config }: Pick<Deps, 'config'>, id: string) =>
  `${config.apiUrl}/webhooks/integrations/zendesk/${id}`;
