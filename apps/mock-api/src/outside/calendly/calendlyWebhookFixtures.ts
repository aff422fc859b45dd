import type { CalendlyNews } from './calendlyWebhook.ts';

/** When they were signed, with the key of calendlyFixtures.ts: apart from our code. */
export const SIGNED_AT = new Date('2026-11-25T10:00:00Z');

/** Webhooks as https://developer.calendly.com/api-docs/overview/webhooks/webhook-payload has them, byte for byte. */
export const CALENDLY_WEBHOOKS: readonly {
  name: string;
  signature: string;
  body: string;
  /** What is made of it, above all. */
  news: Partial<CalendlyNews>;
}[] = [
  {
    name: 'invitee.created',
    signature: 't=1795600800,v1=0d531c01b2a1655db6bc3baef100e02441db99d3a0381ca6fd8dbeec8f30cf79',
    body: '{"event":"invitee.created","created_at":"2026-11-25T10:00:00.000000Z","created_by":"https://api.calendly.com/users/GBGBDCAADAEDCRZ2","payload":{"uri":"https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2/invitees/AAAAAAAAAAAAAAAA","email":"jo@example.org","first_name":null,"last_name":null,"name":"Jo Visitor","status":"active","questions_and_answers":[],"timezone":"Europe/Zurich","event":"https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2","created_at":"2026-11-25T10:00:00.000000Z","updated_at":"2026-11-25T10:00:00.000000Z","tracking":{"utm_campaign":null,"utm_source":"parley","utm_medium":null,"utm_content":"book_1","utm_term":null,"salesforce_uuid":null},"text_reminder_number":null,"rescheduled":false,"old_invitee":null,"new_invitee":null,"cancel_url":"https://calendly.com/cancellations/AAAAAAAAAAAAAAAA","reschedule_url":"https://calendly.com/reschedulings/AAAAAAAAAAAAAAAA","routing_form_submission":null,"payment":null,"no_show":null,"reconfirmation":null,"scheduled_event":{"uri":"https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2","name":"Boot fitting in Bern","status":"active","start_time":"2026-12-01T09:00:00.000000Z","end_time":"2026-12-01T09:45:00.000000Z","event_type":"https://api.calendly.com/event_types/GBGBDCAADAEDCRZ2","location":{"type":"physical","location":"Marktgasse 12, Bern"},"invitees_counter":{"total":1,"active":1,"limit":1},"created_at":"2026-11-25T10:00:00.000000Z","updated_at":"2026-11-25T10:00:00.000000Z","event_memberships":[{"user":"https://api.calendly.com/users/GBGBDCAADAEDCRZ2"}],"event_guests":[]}}}',
    news: {
      kind: 'Created',
      reference: 'book_1',
      name: 'Jo Visitor',
      startAt: new Date('2026-12-01T09:00:00Z'),
      canceledBy: null,
      reason: null,
    },
  },
  {
    name: 'invitee.canceled',
    signature: 't=1795600800,v1=c29297065a70008cbebe2e9b717a53a29657b139adccc0476e323f562027419f',
    body: '{"event":"invitee.canceled","created_at":"2026-11-25T10:00:00.000000Z","created_by":"https://api.calendly.com/users/GBGBDCAADAEDCRZ2","payload":{"uri":"https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2/invitees/AAAAAAAAAAAAAAAA","email":"jo@example.org","first_name":null,"last_name":null,"name":"Jo Visitor","status":"canceled","questions_and_answers":[],"timezone":"Europe/Zurich","event":"https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2","created_at":"2026-11-25T10:00:00.000000Z","updated_at":"2026-11-25T10:00:00.000000Z","tracking":{"utm_campaign":null,"utm_source":"parley","utm_medium":null,"utm_content":"book_1","utm_term":null,"salesforce_uuid":null},"text_reminder_number":null,"rescheduled":false,"old_invitee":null,"new_invitee":null,"cancel_url":"https://calendly.com/cancellations/AAAAAAAAAAAAAAAA","reschedule_url":"https://calendly.com/reschedulings/AAAAAAAAAAAAAAAA","routing_form_submission":null,"payment":null,"no_show":null,"reconfirmation":null,"cancellation":{"canceled_by":"Jo Visitor","reason":"We are ill.","canceler_type":"invitee","created_at":"2026-11-25T10:00:00.000000Z"},"scheduled_event":{"uri":"https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2","name":"Boot fitting in Bern","status":"canceled","start_time":"2026-12-01T09:00:00.000000Z","end_time":"2026-12-01T09:45:00.000000Z","event_type":"https://api.calendly.com/event_types/GBGBDCAADAEDCRZ2","location":{"type":"physical","location":"Marktgasse 12, Bern"},"invitees_counter":{"total":1,"active":0,"limit":1},"created_at":"2026-11-25T10:00:00.000000Z","updated_at":"2026-11-25T10:00:00.000000Z","event_memberships":[{"user":"https://api.calendly.com/users/GBGBDCAADAEDCRZ2"}],"event_guests":[]}}}',
    news: {
      kind: 'Canceled',
      reference: 'book_1',
      name: 'Jo Visitor',
      startAt: new Date('2026-12-01T09:00:00Z'),
      canceledBy: 'Jo Visitor',
      reason: 'We are ill.',
    },
  },
];
