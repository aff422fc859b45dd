import { BOOT_FITTING, CALENDLY_USER } from '@parley/db/calendar/northwind';
import type { Fixture } from '#testing/contract.ts';
import { CALENDLY_EVENTS } from './calendly.ts';

const PAGES = 'https://developer.calendly.com/api-docs/calendly-api';
const API = 'https://api.calendly.com';
const CREATED = '2026-11-20T08:00:00.000000Z';
export const CALLBACK = 'https://api.parley.example/webhooks/integrations/calendly/intg_1';
/** Of the event that is booked, its invitee and the subscription. */
export const IDS = { event: 'GBGBDCAADAEDCRZ2', invitee: 'AAAAAAAAAAAAAAAA', hook: 'BBBBBBBBBBBBBBBB' };
export const START = '2026-12-01T09:00:00.000Z';
const END = '2026-12-01T09:45:00.000Z';
export const JO = { name: 'Jo Visitor', email: 'jo@example.org', timezone: 'Europe/Zurich' };
export const SIGNING_KEY = 'a-signing-key';

/** https://developer.calendly.com/docs/getting-started/authentication */
const request = (method: string, path: string, body?: unknown): Fixture['request'] => ({
  method,
  path,
  headers: { authorization: 'Bearer calendly_parley_local' },
  ...(body !== undefined && { body }),
});

/** https://developer.calendly.com/api-docs/overview/pagination */
const list = (record: object) => ({
  status: 200,
  body: {
    collection: [record],
    pagination: { count: 1, next_page: null, previous_page: null, next_page_token: null, previous_page_token: null },
  },
});

const query = (search: Record<string, string>) => new URLSearchParams(search).toString();

const SUBSCRIPTION = {
  uri: `${API}/webhook_subscriptions/${IDS.hook}`,
  callback_url: CALLBACK,
  created_at: CREATED,
  updated_at: CREATED,
  retry_started_at: null,
  state: 'active',
  events: CALENDLY_EVENTS,
  scope: 'user',
  organization: CALENDLY_USER.organizationUri,
  user: CALENDLY_USER.uri,
  creator: CALENDLY_USER.uri,
};

export const CALENDLY_FIXTURES = {
  me: {
    name: 'Get current user',
    reference: `${PAGES}/users/get-current-user`,
    request: request('GET', '/users/me'),
    response: {
      status: 200,
      body: {
        resource: {
          uri: CALENDLY_USER.uri,
          name: 'Northwind Outdoor Bern',
          slug: 'northwind-bern',
          email: 'bern@northwindoutdoor.com',
          scheduling_url: 'https://calendly.com/northwind-bern',
          timezone: 'Europe/Zurich',
          avatar_url: null,
          created_at: CREATED,
          updated_at: CREATED,
          current_organization: CALENDLY_USER.organizationUri,
          resource_type: 'User',
        },
      },
    },
  },
  eventTypes: {
    name: "List user's event types",
    reference: `${PAGES}/event-types/list-event-types`,
    request: request('GET', `/event_types?${query({ user: CALENDLY_USER.uri, count: '100' })}`),
    response: list({
      uri: BOOT_FITTING.uri,
      name: 'Boot fitting in Bern',
      active: true,
      booking_method: 'instant',
      slug: 'boot-fitting',
      scheduling_url: 'https://calendly.com/northwind-bern/boot-fitting',
      duration: 45,
      kind: 'solo',
      pooling_type: null,
      type: 'StandardEventType',
      color: '#0069ff',
      created_at: CREATED,
      updated_at: CREATED,
      internal_note: null,
      description_plain: null,
      description_html: null,
      profile: { type: 'User', name: 'Northwind Outdoor Bern', owner: CALENDLY_USER.uri },
      secret: false,
      deleted_at: null,
      custom_questions: [],
    }),
  },
  availableTimes: {
    name: 'List event type available times',
    reference: `${PAGES}/event-types/list-event-type-available-times`,
    request: request(
      'GET',
      `/event_type_available_times?${query({ event_type: BOOT_FITTING.uri, start_time: START, end_time: '2026-12-07T00:00:00.000Z' })}`,
    ),
    response: {
      status: 200,
      body: {
        collection: [
          {
            status: 'available',
            invitees_remaining: 1,
            start_time: START,
            scheduling_url: 'https://calendly.com/northwind-bern/boot-fitting/2026-12-01T09:00:00Z',
          },
        ],
      },
    },
  },
  schedulingLink: {
    name: 'Create scheduling link',
    reference: `${PAGES}/scheduling-links/create-scheduling-link`,
    request: request('POST', '/scheduling_links', {
      max_event_count: 1,
      owner: BOOT_FITTING.uri,
      owner_type: 'EventType',
    }),
    response: {
      status: 201,
      body: {
        resource: {
          booking_url: 'https://calendly.com/d/abcd-brv8/boot-fitting',
          owner: BOOT_FITTING.uri,
          owner_type: 'EventType',
        },
      },
    },
  },
  book: {
    name: 'Create event invitee',
    reference: `${PAGES}/scheduled-events/create-event-invitee`,
    request: request('POST', '/invitees', {
      event_type: BOOT_FITTING.uri,
      start_time: START,
      invitee: JO,
      tracking: { utm_source: 'parley', utm_content: 'book_1' },
    }),
    response: {
      status: 201,
      body: {
        resource: {
          uri: `${API}/scheduled_events/${IDS.event}/invitees/${IDS.invitee}`,
          email: JO.email,
          first_name: null,
          last_name: null,
          name: JO.name,
          status: 'active',
          questions_and_answers: [],
          timezone: JO.timezone,
          event: `${API}/scheduled_events/${IDS.event}`,
          created_at: CREATED,
          updated_at: CREATED,
          tracking: {
            utm_campaign: null,
            utm_source: 'parley',
            utm_medium: null,
            utm_content: 'book_1',
            utm_term: null,
            salesforce_uuid: null,
          },
          text_reminder_number: null,
          rescheduled: false,
          old_invitee: null,
          new_invitee: null,
          cancel_url: `https://calendly.com/cancellations/${IDS.invitee}`,
          reschedule_url: `https://calendly.com/reschedulings/${IDS.invitee}`,
          routing_form_submission: null,
          payment: null,
          no_show: null,
          reconfirmation: null,
        },
      },
    },
  },
  scheduledEvent: {
    name: 'Get event',
    reference: `${PAGES}/scheduled-events/get-event`,
    request: request('GET', `/scheduled_events/${IDS.event}`),
    response: {
      status: 200,
      body: {
        resource: {
          uri: `${API}/scheduled_events/${IDS.event}`,
          name: 'Boot fitting in Bern',
          status: 'active',
          start_time: START,
          end_time: END,
          event_type: BOOT_FITTING.uri,
          location: { type: 'physical', location: 'Marktgasse 12, Bern' },
          invitees_counter: { total: 1, active: 1, limit: 1 },
          created_at: CREATED,
          updated_at: CREATED,
          event_memberships: [{ user: CALENDLY_USER.uri }],
          event_guests: [],
        },
      },
    },
  },
  cancel: {
    name: 'Cancel event',
    reference: `${PAGES}/scheduled-events/create-scheduled-event-cancellation`,
    request: request('POST', `/scheduled_events/${IDS.event}/cancellation`, { reason: 'We are ill.' }),
    response: {
      status: 201,
      body: {
        resource: {
          canceled_by: 'Northwind Outdoor Bern',
          reason: 'We are ill.',
          canceler_type: 'host',
          created_at: CREATED,
        },
      },
    },
  },
  subscriptions: {
    name: 'List webhook subscriptions',
    reference: `${PAGES}/webhooks/list-webhook-subscriptions`,
    request: request(
      'GET',
      `/webhook_subscriptions?${query({ organization: CALENDLY_USER.organizationUri, user: CALENDLY_USER.uri, scope: 'user', count: '100' })}`,
    ),
    response: list(SUBSCRIPTION),
  },
  unwatch: {
    name: 'Delete webhook subscription',
    reference: `${PAGES}/webhooks/delete-webhook-subscription`,
    request: request('DELETE', `/webhook_subscriptions/${IDS.hook}`),
    response: { status: 204, body: null },
  },
  watch: {
    name: 'Create webhook subscription',
    reference: `${PAGES}/webhooks/create-webhook-subscription`,
    request: request('POST', '/webhook_subscriptions', {
      url: CALLBACK,
      events: CALENDLY_EVENTS,
      organization: CALENDLY_USER.organizationUri,
      user: CALENDLY_USER.uri,
      scope: 'user',
      signing_key: SIGNING_KEY,
    }),
    response: { status: 201, body: { resource: SUBSCRIPTION } },
  },
} satisfies Record<string, Fixture>;
