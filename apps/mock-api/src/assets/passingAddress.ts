import { createHmac } from 'node:crypto';
import type { Deps } from '#context.ts';
import { isSameBytes } from '#isSameBytes.ts';

type Addressing = Pick<Deps, 'config' | 'clock'>;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The address of something private for whoever was shown it: the signature says that the API has told them. Good for one to two
 * days, or `days` to one more, and the same for a whole day, so that browsers fetch a picture once. `what` names it and all that must
 * stay as it is.
 */
export function passingAddress({ config, clock }: Addressing, path: string, what: string, days = 1): string {
  const expires = (Math.ceil(clock.now().getTime() / 1000 / DAY_SECONDS) + days) * DAY_SECONDS;
  const address = new URL(path, config.apiUrl);
  address.searchParams.set('expires', String(expires));
  address.searchParams.set('signature', signatureOf(config, what, expires));
  return address.href;
}

/** Whether `passingAddress` gave this address, and it is still good. */
export function isGoodAddress({ config, clock }: Addressing, what: string, search: URLSearchParams): boolean {
  const expires = Number(search.get('expires'));
  if (!Number.isSafeInteger(expires) || expires * 1000 <= clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(config, what, expires));
  const given = Buffer.from(search.get('signature') ?? '');
  return isSameBytes(given, expected);
}

const signatureOf = ({ tokenSecret }: Addressing['config'], what: string, expires: number): string =>
  createHmac('sha256', tokenSecret).update(`${what} until ${expires}`).digest('base64url');
