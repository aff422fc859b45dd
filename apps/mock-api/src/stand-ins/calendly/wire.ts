import { CALENDLY_USER } from '@parley/db/calendar/northwind';
import { endOf, typeOf, type Booked, type EventType } from './account.ts';

/** Calendly names its records by these addresses, wherever its API is asked. */
const NAMES = 'https://api.calendly.com';
const OPENED = '2026-11-01T08:00:00.000000Z';

export const eventUri = ({ eventId }: Pick<Booked, 'eventId'>) => `${NAMES}/scheduled_events/${eventId}`;
export const inviteeUri = (eventId: string, id: string) => `${NAMES}/scheduled_events/${eventId}/invitees/${id}`;
export const hookUri = (id: string) => `${NAMES}/webhook_subscriptions/${id}`;

/** https://developer.calendly.com/api-docs/calendly-api/users/get-current-user */
export const userOf = (pages: string) => ({
  uri: CALENDLY_USER.uri,
  name: CALENDLY_USER.name,
  slug: CALENDLY_USER.slug,
  email: CALENDLY_USER.email,
  scheduling_url: `${pages}/${CALENDLY_USER.slug}`,
  timezone: CALENDLY_USER.timezone,
  avatar_url: null,
  created_at: OPENED,
  updated_at: OPENED,
  current_organization: CALENDLY_USER.organizationUri,
  resource_type: 'User',
  locale: 'en',
});

/** https://developer.calendly.com/api-docs/calendly-api/event-types/list-event-types */
export const eventTypeOf = (pages: string, { uri, name, slug, durationMinutes, kind, isActive }: EventType) => ({
  uri,
  name,
  active: isActive,
  booking_method: 'instant',
  slug,
  scheduling_url: `${pages}/${CALENDLY_USER.slug}/${slug}`,
  duration: durationMinutes,
  kind,
  pooling_type: null,
  type: 'StandardEventType',
  color: '#0069ff',
  created_at: OPENED,
  updated_at: OPENED,
  internal_note: null,
  description_plain: null,
  description_html: null,
  profile: { type: 'User', name: CALENDLY_USER.name, owner: CALENDLY_USER.uri },
  secret: false,
  deleted_at: null,
  custom_questions: [],
});

/** https://developer.calendly.com/api-docs/calendly-api/scheduled-events/get-event */
export const eventOf = (booked: Booked) => ({
  uri: eventUri(booked),
  name: typeOf(booked.eventTypeUri)?.name ?? null,
  status: booked.isActive ? 'active' : 'canceled',
  start_time: booked.startAt,
  end_time: endOf(booked).toISOString(),
  event_type: booked.eventTypeUri,
  location: { type: 'physical', location: 'Marktgasse 12, Bern' },
  invitees_counter: { total: 1, active: booked.isActive ? 1 : 0, limit: 1 },
  event_memberships: [{ user: CALENDLY_USER.uri, user_email: CALENDLY_USER.email, user_name: CALENDLY_USER.name }],
  event_guests: [],
  created_at: booked.createdAt,
  updated_at: booked.createdAt,
});

/** https://developer.calendly.com/api-docs/calendly-api/scheduled-events/get-event-invitee */
export const inviteeOf = (pages: string, booked: Booked, related: readonly Booked[]) => {
  const uriOf = (id: string | null) => {
    const other = related.find((one) => one.id === id);
    return other ? inviteeUri(other.eventId, other.id) : null;
  };
  return {
    uri: inviteeUri(booked.eventId, booked.id),
    email: booked.email,
    first_name: null,
    last_name: null,
    name: booked.name,
    status: booked.isActive ? 'active' : 'canceled',
    questions_and_answers: [],
    timezone: booked.timezone,
    event: eventUri(booked),
    created_at: booked.createdAt,
    updated_at: booked.createdAt,
    tracking: {
      utm_campaign: null,
      utm_source: booked.tracking.utm_source ?? null,
      utm_medium: null,
      utm_content: booked.tracking.utm_content ?? null,
      utm_term: null,
      salesforce_uuid: null,
    },
    text_reminder_number: null,
    rescheduled: booked.isRescheduled,
    old_invitee: uriOf(booked.oldId),
    new_invitee: uriOf(booked.newId),
    cancel_url: `${pages}/cancellations/${booked.id}`,
    reschedule_url: `${pages}/reschedulings/${booked.id}`,
    routing_form_submission: null,
    payment: null,
    no_show: booked.noShowAt && { uri: `${NAMES}/invitee_no_shows/${booked.id}`, created_at: booked.noShowAt },
    reconfirmation: null,
    ...(booked.cancellation && { cancellation: booked.cancellation }),
  };
};

type Detail = { parameter: string; message: string };

/** https://developer.calendly.com/api-docs/overview/errors */
export const refusal = (status: number, title: string, message: string, details: readonly Detail[] = []) =>
  Response.json({ title, message, ...(details.length > 0 && { details }) }, { status });

export const invalid = (parameter: string, message: string) =>
  refusal(400, 'Invalid Argument', 'The supplied parameters are invalid.', [{ parameter, message }]);

export const notFound = () => refusal(404, 'Resource Not Found', 'The server could not find the requested resource.');
