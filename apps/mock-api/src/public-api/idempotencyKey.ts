import { domainError } from '#errors.ts';

/** With what we put before it, it is no longer than the keys of messages may be. */
export const LONGEST_KEY = 190;

/** What a program names a request by that it may send again; null where it does not. Throws BAD_INPUT for one that is none. */
export function idempotencyKeyOf(header: string | null): string | null {
  if (header === null || (header !== '' && header.length <= LONGEST_KEY)) return header;
  throw domainError('BAD_INPUT', `An Idempotency-Key has 1 to ${LONGEST_KEY} characters.`, {
    field: 'Idempotency-Key',
  });
}
