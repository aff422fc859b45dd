import { createHmac } from 'node:crypto';
import type { Assistant } from '@parley/db';
import { identitySecret } from '#assistants/installation.ts';
import type { Config } from '#config.ts';
import { domainError } from '#errors.ts';
import { isSameBytes } from '#isSameBytes.ts';

type Identifying = Pick<Assistant, 'id' | 'identityMode' | 'identitySecret'>;

type Claimed = { id: string | null; hash: string | null };

/**
 * Whether the company's server vouches for the id: `hash` is the HMAC-SHA256 of it in hex. Throws WRONG_IDENTITY_HASH for another
 * hash, and IDENTITY_REQUIRED for a person without one where the assistant asks for it.
 */
export function isVouchedFor(
  config: Pick<Config, 'tokenSecret'>,
  assistant: Identifying,
  { id, hash }: Claimed,
): boolean {
  const { identityMode: mode } = assistant;
  const secret = identitySecret(config, assistant);
  if (hash !== null && secret) {
    if (id === null || !isSame(hash, createHmac('sha256', secret).update(id).digest('hex'))) throw wrongHash();
    return mode !== 'Off';
  }
  if (mode === 'Required') throw hashMissing();
  return false;
}

function isSame(given: string, expected: string): boolean {
  return isSameBytes(Buffer.from(given.toLowerCase()), Buffer.from(expected));
}

const wrongHash = () =>
  domainError(
    'WRONG_IDENTITY_HASH',
    'This hash does not fit the id. Make it on your server: HMAC-SHA256 of the id, in hex.',
    {
      field: 'hash',
    },
  );

const hashMissing = () =>
  domainError('IDENTITY_REQUIRED', 'This assistant knows people by a verified id only. Send a hash with it.', {
    field: 'hash',
  });
