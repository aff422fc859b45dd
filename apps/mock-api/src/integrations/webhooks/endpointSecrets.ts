import type { WebhookEndpoint } from '@parley/db';
import { seal, unseal } from '#auth/seal.ts';
import type { Config } from '#config.ts';

type Whose = Pick<WebhookEndpoint, 'id' | 'clientId'>;
type Key = Pick<Config, 'tokenSecret'>;

const about = ({ id, clientId }: Whose) => `webhook ${clientId} ${id}`;

export const sealSecret = (config: Key, endpoint: Whose, secret: string): string =>
  seal(config, secret, about(endpoint));

/** Of the demo company's endpoint: a seed cannot know the key that secrets are sealed with. */
export const DEMO_SECRET = `whsec_${Buffer.from('northwind-demo-webhook-secret').toString('base64')}`;

/** What an endpoint's deliveries are signed with, the present secret first. Throws when TOKEN_SECRET is another one by now. */
export function secretsOf(config: Key, endpoint: WebhookEndpoint, now: Date): string[] {
  const { sealedSecret, previousSealedSecret, previousUntil } = endpoint;
  const isBoth = previousSealedSecret !== null && previousUntil !== null && previousUntil > now;
  return [sealedSecret, ...(isBoth ? [previousSealedSecret] : [])].map((sealed) => {
    const secret = sealed === '' ? DEMO_SECRET : unseal(config, sealed, about(endpoint));
    if (secret === null) throw new Error(`The secret of ${endpoint.id} was sealed with another TOKEN_SECRET.`);
    return secret;
  });
}
