import { createHmac } from 'node:crypto';
import type { DataExport } from '@parley/db';
import type { Deps } from '#context.ts';
import { isSameBytes } from '#isSameBytes.ts';

type Addressed = Pick<DataExport, 'id' | 'clientId' | 'requestedById'>;

export const EXPORTS_PATH = '/company/exports/';
/** How long a link is good. */
export const LINK_MS = 10 * 60_000;

/** Where an export can be fetched until then; the signature says that who asked for it was told, and is good for nothing else. */
export function exportAddress({ config }: Pick<Deps, 'config'>, row: Addressed, expiresAt: Date): string {
  const expires = expiresAt.getTime();
  const address = new URL(`${EXPORTS_PATH}${row.id}`, config.apiUrl);
  address.searchParams.set('expires', String(expires));
  address.searchParams.set('signature', signatureOf({ config }, row, expires));
  return address.href;
}

/** Whether `exportAddress` gave this address, and it is still good. */
export function isGoodExportAddress(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  row: Addressed,
  search: URLSearchParams,
): boolean {
  const expires = Number(search.get('expires'));
  if (!Number.isSafeInteger(expires) || expires <= clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf({ config }, row, expires));
  const given = Buffer.from(search.get('signature') ?? '');
  return isSameBytes(given, expected);
}

function signatureOf({ config }: Pick<Deps, 'config'>, row: Addressed, expires: number): string {
  const signed = `export ${row.id} of ${row.clientId} for ${row.requestedById} until ${expires}`;
  return createHmac('sha256', config.tokenSecret).update(signed).digest('base64url');
}
