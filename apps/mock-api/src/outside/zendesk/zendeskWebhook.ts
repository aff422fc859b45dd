import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameBytes } from '#isSameBytes.ts';
import { STATUS_CHANGED, TICKET_STATUSES } from './zendesk.ts';

/** How old what was signed may be: what is older has been kept by somebody and comes again. */
const GOOD_FOR_MS = 10 * 60_000;

/** base64(HMAC-SHA256(timestamp + body)): https://developer.zendesk.com/documentation/webhooks/verifying/ */
export const signWebhook = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64');

type Signed = { secret: string; body: string; headers: Headers; now: Date };

/** Whether Zendesk has signed a webhook, and did so lately. */
export function isZendeskWebhook({ secret, body, headers, now }: Signed): boolean {
  const timestamp = headers.get('x-zendesk-webhook-signature-timestamp') ?? '';
  const age = Math.abs(now.getTime() - Date.parse(timestamp));
  if (Number.isNaN(age) || age > GOOD_FOR_MS) return false;
  const given = Buffer.from(headers.get('x-zendesk-webhook-signature') ?? '', 'base64');
  const expected = Buffer.from(signWebhook(secret, timestamp, body), 'base64');
  return isSameBytes(given, expected);
}

const lower = v.pipe(v.string(), v.toLowerCase(), v.picklist(TICKET_STATUSES));

/** https://developer.zendesk.com/api-reference/webhooks/event-types/ticket-events/#status-changed */
const StatusChanged = v.object({
  type: v.literal(STATUS_CHANGED),
  id: v.pipe(v.string(), v.nonEmpty()),
  time: v.pipe(v.string(), v.isoTimestamp()),
  detail: v.object({ id: v.string() }),
  event: v.object({ current: lower }),
});

/** What a webhook tells; null for what we did not ask to be told. `key` is the same when it comes again. */
export function statusIn(body: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), StatusChanged), body);
  if (!parsed.success) return null;
  const { id, time, detail, event } = parsed.output;
  return { key: id, at: new Date(time), ticketId: detail.id, status: event.current };
}
