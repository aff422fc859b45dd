import { createHmac, randomBytes } from 'node:crypto';

/*
 * As https://www.standardwebhooks.com has it, so that receivers can use the libraries that there are.
 */

const MARK = 'whsec_';

export const newWebhookSecret = (): string => `${MARK}${randomBytes(32).toString('base64')}`;

type Signed = { id: string; timestamp: number; body: string };

/** Of one secret; `timestamp` in seconds since 1970. */
export function signatureOf(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(MARK.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** What goes with a delivery: one signature for each secret that is good. */
export const signedHeaders = (secrets: readonly string[], signed: Signed): Record<string, string> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
});
