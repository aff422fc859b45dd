import type { WebhookDelivery, WebhookEndpoint } from '@parley/db';
import type { Deps } from '#context.ts';
import { secretsOf } from './endpointSecrets.ts';
import { addressOf, faultText } from './endpointUrl.ts';
import { signedHeaders } from './signature.ts';

export type Delivering = Pick<Deps, 'db' | 'clock' | 'config' | 'fetchOutside'>;

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1_000_000;
/** Of what was answered, for people to see what went wrong. */
const KEPT = 500;

type Attempt = Pick<WebhookDelivery, 'responseStatus' | 'responseBody' | 'error' | 'durationMs' | 'triedAt'>;

/** Sends a delivery once. Anything but a status of 200 to 299 has an `error`. */
export async function tryDelivery(
  { clock, config, fetchOutside }: Delivering,
  { endpoint, ...delivery }: Pick<WebhookDelivery, 'eventId' | 'payload'> & { endpoint: WebhookEndpoint },
  signal?: AbortSignal,
): Promise<Attempt> {
  const triedAt = clock.now();
  const begun = performance.now();
  const { eventId: id, payload: body } = delivery;
  const timestamp = Math.floor(triedAt.getTime() / 1000);
  const headers = signedHeaders(secretsOf(config, endpoint, triedAt), { id, timestamp, body });
  const took = () => ({ triedAt, durationMs: Math.round(performance.now() - begun) });
  try {
    const { status, body: answered } = await fetchOutside(addressOf(config, endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Parley-Webhooks/1.0', ...headers },
      body,
      timeoutMs: TIMEOUT_MS,
      mostBytes: MOST_BYTES,
      mostRedirects: 0,
      ...(signal && { signal }),
    });
    const isTaken = status >= 200 && status < 300;
    return {
      ...took(),
      responseStatus: status,
      responseBody: beginningOf(answered),
      error: isTaken ? null : `It answered ${status}.`,
    };
  } catch (error) {
    signal?.throwIfAborted();
    return { ...took(), responseStatus: null, responseBody: null, error: faultText(error) };
  }
}

/** Text without what a database or a browser cannot carry. */
const beginningOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, KEPT))
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');
