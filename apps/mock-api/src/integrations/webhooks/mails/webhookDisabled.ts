import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';

type WebhookDisabled = { to: string; url: string; why: string; screen: string };

/** That an endpoint is told nothing any more, because nothing got through to it. */
export function webhookDisabledMail({ to, url, why, screen }: WebhookDisabled): OutgoingMail {
  return composeMail({
    to,
    subject: 'A webhook endpoint was turned off',
    heading: 'A webhook endpoint was turned off',
    paragraphs: [
      `Nothing has got through to ${url} for a long time: ten deliveries in a row were given up, each after half a day.`,
      `The last time: ${why}`,
      'It is told nothing any more until you turn it on again. What it missed stands in its log for 30 days, and can be sent again from there.',
    ],
    action: { label: 'Open webhooks', url: screen },
    footnotes: [],
  });
}
