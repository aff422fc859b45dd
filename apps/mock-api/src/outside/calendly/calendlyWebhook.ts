import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameBytes } from '#isSameBytes.ts';
import { CALENDLY_EVENTS, TRACKING_SOURCE } from './calendly.ts';

/** What a booking came to. `reference`: ours, where it was made by us. */
export type CalendlyNews = {
  kind: 'Created' | 'Canceled' | 'NoShow' | 'NoShowTakenBack';
  /** When it was told. */
  toldAt: string;
  inviteeUri: string;
  oldInviteeUri: string | null;
  /** Canceled because it was moved: the new one is told of by itself. */
  isRescheduled: boolean;
  reference: string | null;
  name: string;
  email: string;
  timezone: string;
  eventUri: string;
  startAt: Date;
  endAt: Date;
  cancelUrl: string;
  rescheduleUrl: string;
  canceledBy: string | null;
  reason: string | null;
};

/** A replay that is older is refused: https://developer.calendly.com/api-docs/overview/webhooks/webhook-signatures */
const TOLERANCE_MS = 3 * 60_000;

/** Whether Calendly has signed this body, lately: `t=…,v1=…`, the hex HMAC-SHA256 of both with a dot between. */
export function isCalendlyWebhook(body: string, header: string, signingKey: string, now: Date): boolean {
  const time = /(?:^|,)\s*t=(\d+)/.exec(header)?.[1] ?? '';
  if (time === '' || Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE_MS) return false;
  const given = Buffer.from(/(?:^|,)\s*v1=([\da-f]+)/i.exec(header)?.[1] ?? '', 'hex');
  const expected = createHmac('sha256', signingKey).update(`${time}.${body}`).digest();
  return isSameBytes(given, expected);
}

const Timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
/** https://developer.calendly.com/docs/webhooks/overview */
const Payload = v.object({
  event: v.picklist(CALENDLY_EVENTS),
  created_at: v.nullish(v.string(), ''),
  payload: v.object({
    uri: v.string(),
    old_invitee: v.nullish(v.string()),
    rescheduled: v.nullish(v.boolean(), false),
    name: v.string(),
    email: v.string(),
    timezone: v.nullish(v.string()),
    cancel_url: v.pipe(v.string(), v.url()),
    reschedule_url: v.pipe(v.string(), v.url()),
    tracking: v.nullish(v.object({ utm_source: v.nullish(v.string()), utm_content: v.nullish(v.string()) })),
    cancellation: v.nullish(v.object({ canceled_by: v.nullish(v.string()), reason: v.nullish(v.string()) })),
    scheduled_event: v.object({ uri: v.string(), start_time: Timestamp, end_time: Timestamp }),
  }),
});
const Body = v.pipe(v.string(), v.parseJson(), Payload);

const KINDS = {
  'invitee.created': 'Created',
  'invitee.canceled': 'Canceled',
  'invitee_no_show.created': 'NoShow',
  'invitee_no_show.deleted': 'NoShowTakenBack',
} as const;

/** What a webhook says; null for what is none of our business. */
export function readCalendlyWebhook(body: string): CalendlyNews | null {
  const parsed = v.safeParse(Body, body);
  if (!parsed.success) return null;
  const { event, payload, created_at: toldAt } = parsed.output;
  const { tracking, cancellation, scheduled_event: scheduled } = payload;
  return {
    kind: KINDS[event],
    toldAt: toldAt ?? '',
    inviteeUri: payload.uri,
    oldInviteeUri: payload.old_invitee ?? null,
    isRescheduled: payload.rescheduled ?? false,
    reference: tracking?.utm_source === TRACKING_SOURCE ? (tracking.utm_content ?? null) : null,
    name: payload.name,
    email: payload.email,
    timezone: payload.timezone ?? 'UTC',
    eventUri: scheduled.uri,
    startAt: scheduled.start_time,
    endAt: scheduled.end_time,
    cancelUrl: payload.cancel_url,
    rescheduleUrl: payload.reschedule_url,
    canceledBy: cancellation?.canceled_by ?? null,
    reason: cancellation?.reason || null,
  };
}
