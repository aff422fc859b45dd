import type { StoreIntegration, StoreProvider } from '@parley/db';
import * as v from 'valibot';
import { seal, unseal } from '#auth/seal.ts';
import type { Config } from '#config.ts';
import { ServiceError } from '#outside/request.ts';

const Credentials = v.variant('provider', [
  v.object({ provider: v.literal('Shopify'), accessToken: v.string() }),
  v.object({
    provider: v.literal('WooCommerce'),
    consumerKey: v.string(),
    consumerSecret: v.string(),
    webhookSecret: v.string(),
  }),
  v.object({ provider: v.literal('Wix'), instanceId: v.string() }),
]);

/** What lets us into a shop. It is never answered and never logged. */
export type StoreCredentials = v.InferOutput<typeof Credentials>;

type Whose = Pick<StoreIntegration, 'id' | 'clientId'>;

const about = ({ id, clientId }: Whose) => `store ${clientId} ${id}`;

export const sealCredentials = (config: Pick<Config, 'tokenSecret'>, store: Whose, credentials: StoreCredentials) =>
  seal(config, JSON.stringify(credentials), about(store));

/** What the demo company's shops, which are played locally, were connected with: a seed cannot know the key. */
const PLAYED: Readonly<Record<StoreProvider, StoreCredentials>> = {
  Shopify: { provider: 'Shopify', accessToken: 'shpat_parley_local' },
  WooCommerce: {
    provider: 'WooCommerce',
    consumerKey: 'ck_parley_local',
    consumerSecret: 'cs_parley_local',
    webhookSecret: 'parley_local',
  },
  Wix: { provider: 'Wix', instanceId: '1257a4ce-0000-4000-8000-000000000003' },
};

/** Throws an ServiceError when they cannot be read: they were sealed with another key. */
export function openCredentials(
  config: Pick<Config, 'tokenSecret' | 'isProduction'>,
  store: Whose & Pick<StoreIntegration, 'provider' | 'sealedCredentials'>,
): StoreCredentials {
  if (store.sealedCredentials === '' && !config.isProduction) return PLAYED[store.provider];
  const opened = unseal(config, store.sealedCredentials, about(store));
  if (opened === null)
    throw new ServiceError('Refused', 'What lets us into the shop cannot be read. Connect it again.');
  return v.parse(Credentials, JSON.parse(opened));
}
