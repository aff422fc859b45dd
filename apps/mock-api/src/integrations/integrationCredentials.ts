import type { Integration } from '@parley/db';
import * as v from 'valibot';
import { seal, unseal } from '#auth/seal.ts';
import type { Config } from '#config.ts';
import { ServiceError } from '#outside/request.ts';

type Whose = Pick<Integration, 'id' | 'clientId' | 'kind'>;

const about = ({ id, clientId, kind }: Whose) => `${kind} ${clientId} ${id}`;

/** Encrypts what lets us into a service. It is never answered and never logged. */
export const sealCredentials = (config: Pick<Config, 'tokenSecret'>, integration: Whose, credentials: object) =>
  seal(config, JSON.stringify(credentials), about(integration));

/**
 * What was sealed. `played`: what lets us into the service that is played locally, which is what a seed stands for: it cannot know
 * the key. Throws a ServiceError when they were sealed with another key.
 */
export function openCredentials<T>(
  config: Pick<Config, 'tokenSecret' | 'isProduction'>,
  integration: Whose & Pick<Integration, 'sealedCredentials'>,
  { schema, played }: { schema: v.GenericSchema<unknown, T>; played: T },
): T {
  const { sealedCredentials, kind } = integration;
  if (sealedCredentials === '' && !config.isProduction) return played;
  const opened = unseal(config, sealedCredentials, about(integration));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), opened);
  if (!parsed.success) throw new ServiceError('Refused', `What lets us into ${kind} cannot be read. Connect it again.`);
  return parsed.output;
}
