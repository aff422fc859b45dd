import { createHmac } from 'node:crypto';
import type { Attachment } from '@parley/db';
import type { Deps } from '#context.ts';
import { isSameBytes } from '#isSameBytes.ts';

type Addressing = Pick<Deps, 'config' | 'clock'>;
type Addressed = Pick<Attachment, 'id' | 'messageId'>;

export const ATTACHMENTS_PATH = '/conversations/attachments/';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Where the bytes of an attachment are, for whoever was shown it: the signature says that the API has told them. Good
 * for one to two days, and the same for a whole day, so that browsers fetch a picture once; no longer good once its
 * message was taken back.
 */
export function attachmentAddress({ config, clock }: Addressing, attachment: Addressed & { name: string }): string {
  const { id, name } = attachment;
  const expires = (Math.ceil(clock.now().getTime() / 1000 / DAY_SECONDS) + 1) * DAY_SECONDS;
  const address = new URL(`${ATTACHMENTS_PATH}${id}/${encodeURIComponent(name)}`, config.apiUrl);
  address.searchParams.set('expires', String(expires));
  address.searchParams.set('signature', signatureOf({ config }, attachment, expires));
  return address.href;
}

/** Whether `attachmentAddress` gave this address, and it is still good. */
export function isGoodAddress({ config, clock }: Addressing, attachment: Addressed, search: URLSearchParams): boolean {
  const expires = Number(search.get('expires'));
  if (!Number.isSafeInteger(expires) || expires * 1000 <= clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf({ config }, attachment, expires));
  const given = Buffer.from(search.get('signature') ?? '');
  return isSameBytes(given, expected);
}

function signatureOf({ config }: Pick<Addressing, 'config'>, { id, messageId }: Addressed, expires: number): string {
  const signed = `attachment ${id} of ${messageId} until ${expires}`;
  return createHmac('sha256', config.tokenSecret).update(signed).digest('base64url');
}
