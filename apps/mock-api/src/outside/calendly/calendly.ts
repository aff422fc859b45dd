import * as v from 'valibot';
import { ask, type Ask, type Line } from '#outside/request.ts';

export type CalendlyAccess = {
  /** `https://api.calendly.com`, or where it is played. */
  apiUrl: string;
  /** A personal access token: https://developer.calendly.com/docs/getting-started/authentication */
  token: string;
};

/** Whose account the token opens. */
export type CalendlyUser = { uri: string; name: string; email: string; timezone: string; organizationUri: string };

export type EventType = {
  /** `https://api.calendly.com/event_types/…`: its name for ever, wherever the API is asked. */
  uri: string;
  name: string;
  slug: string;
  durationMinutes: number;
  kind: string;
  isActive: boolean;
};

/** Somebody's place in an event. Booking the same again is another one. */
export type Invitee = {
  uri: string;
  eventUri: string;
  name: string;
  email: string;
  timezone: string;
  isActive: boolean;
  cancelUrl: string;
  rescheduleUrl: string;
};

export type ScheduledEvent = { uri: string; name: string; startAt: Date; endAt: Date; isActive: boolean };

export type NewInvitee = {
  eventTypeUri: string;
  startAt: Date;
  name: string;
  email: string;
  timezone: string;
  /** Comes back with each webhook about it. */
  reference: string;
};

/** Says in a webhook's tracking that it is about a booking of ours. */
export const TRACKING_SOURCE = 'parley';
/** What we are told of: https://developer.calendly.com/docs/webhooks/overview */
export const CALENDLY_EVENTS = [
  'invitee.created',
  'invitee.canceled',
  'invitee_no_show.created',
  'invitee_no_show.deleted',
] as const;
/** No list is asked for in larger pages: https://developer.calendly.com/api-docs/calendly-api/event-types/list-event-types */
const PAGE = 100;

const Timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const User = v.object({
  resource: v.object({
    uri: v.string(),
    name: v.string(),
    email: v.string(),
    timezone: v.string(),
    current_organization: v.string(),
  }),
});
const EventTypes = v.object({
  collection: v.array(
    v.object({
      uri: v.string(),
      name: v.nullable(v.string()),
      slug: v.nullable(v.string()),
      duration: v.number(),
      kind: v.string(),
      active: v.boolean(),
    }),
  ),
  pagination: v.object({ next_page_token: v.nullish(v.string()) }),
});
const Times = v.object({ collection: v.array(v.object({ status: v.string(), start_time: Timestamp })) });
const Link = v.object({ resource: v.object({ booking_url: v.pipe(v.string(), v.url()) }) });
const InviteeAnswer = v.object({
  resource: v.object({
    uri: v.string(),
    event: v.string(),
    name: v.string(),
    email: v.string(),
    timezone: v.nullish(v.string()),
    status: v.string(),
    cancel_url: v.pipe(v.string(), v.url()),
    reschedule_url: v.pipe(v.string(), v.url()),
  }),
});
const EventAnswer = v.object({
  resource: v.object({
    uri: v.string(),
    name: v.nullish(v.string()),
    status: v.string(),
    start_time: Timestamp,
    end_time: Timestamp,
  }),
});
const Subscriptions = v.object({
  collection: v.array(v.object({ uri: v.string(), callback_url: v.string(), state: v.string() })),
  pagination: v.object({ next_page_token: v.nullish(v.string()) }),
});

export type Calendly = ReturnType<typeof createCalendly>;

/** Calendly's API v2, with a personal access token: https://developer.calendly.com/api-docs. Each call throws a ServiceError. */
export function createCalendly(line: Line, { apiUrl, token }: CalendlyAccess) {
  // It says how long to wait in a header of its own: https://developer.calendly.com/api-docs/overview/rate-limits
  const calling: Line = { ...line, waitHeader: 'x-ratelimit-reset' };

  async function call<T>(asked: Omit<Ask, 'headers' | 'url'> & { path: string }, schema: v.GenericSchema<unknown, T>) {
    const { path, ...rest } = asked;
    const { body } = await ask(
      calling,
      { ...rest, url: `${apiUrl}${path}`, headers: { authorization: `Bearer ${token}` } },
      schema,
    );
    return body;
  }

  /** All that a list holds, page after page. */
  async function all<Row>(path: string, query: Record<string, string>, schema: v.GenericSchema<unknown, Paged<Row>>) {
    const rows: Row[] = [];
    let next: string | null = null;
    do {
      const search = new URLSearchParams({ ...query, ...(next !== null && { page_token: next }) });
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page: Paged<Row> = await call({ path: `${path}?${search}` }, schema);
      rows.push(...page.collection);
      next = page.pagination.next_page_token ?? null;
    } while (next !== null);
    return rows;
  }

  const subscriptionsTo = async (callbackUrl: string, { uri, organizationUri }: Whose) => {
    const query = { organization: organizationUri, user: uri, scope: 'user', count: String(PAGE) };
    const subscriptions = await all('/webhook_subscriptions', query, Subscriptions);
    return subscriptions.filter((one) => one.callback_url === callbackUrl);
  };

  async function unwatch(callbackUrl: string, whose: Whose) {
    for (const { uri } of await subscriptionsTo(callbackUrl, whose)) {
      // oxlint-disable-next-line no-await-in-loop
      await call({ method: 'DELETE', path: `/webhook_subscriptions/${uuidOf(uri)}` }, v.unknown());
    }
  }

  return {
    /** https://developer.calendly.com/api-docs/calendly-api/users/get-current-user */
    me: async (): Promise<CalendlyUser> => {
      const { resource } = await call({ path: '/users/me' }, User);
      const { current_organization: organizationUri, ...user } = resource;
      return { ...user, organizationUri };
    },
    /** https://developer.calendly.com/api-docs/calendly-api/event-types/list-event-types */
    eventTypes: async (userUri: string, count = PAGE): Promise<EventType[]> => {
      const rows = await all('/event_types', { user: userUri, count: String(count) }, EventTypes);
      return rows.map(({ duration, active, name, slug, ...row }) => ({
        ...row,
        name: name ?? slug ?? 'Meeting',
        slug: slug ?? '',
        durationMinutes: duration,
        isActive: active,
      }));
    },
    /**
     * Where something begins that can be booked; a month at most, and nothing of the past.
     * https://developer.calendly.com/api-docs/calendly-api/event-types/list-event-type-available-times
     */
    availableTimes: async (eventTypeUri: string, { from, to }: { from: Date; to: Date }): Promise<Date[]> => {
      const search = new URLSearchParams({
        event_type: eventTypeUri,
        start_time: from.toISOString(),
        end_time: to.toISOString(),
      });
      const { collection } = await call({ path: `/event_type_available_times?${search}` }, Times);
      return collection.filter(({ status }) => status === 'available').map((time) => time.start_time);
    },
    /** A page on which one booking can be made. https://developer.calendly.com/api-docs/calendly-api/scheduling-links/create-scheduling-link */
    schedulingLink: async (eventTypeUri: string): Promise<string> => {
      const json = { max_event_count: 1, owner: eventTypeUri, owner_type: 'EventType' };
      return (await call({ method: 'POST', path: '/scheduling_links', json }, Link)).resource.booking_url;
    },
    /**
     * Books as if on Calendly's own page; needs a paid plan there.
     * https://developer.calendly.com/api-docs/calendly-api/scheduled-events/create-event-invitee
     */
    book: async ({ eventTypeUri, startAt, reference, ...invitee }: NewInvitee): Promise<Invitee> => {
      const json = {
        event_type: eventTypeUri,
        start_time: startAt.toISOString(),
        invitee,
        tracking: { utm_source: TRACKING_SOURCE, utm_content: reference },
      };
      return toInvitee((await call({ method: 'POST', path: '/invitees', json }, InviteeAnswer)).resource);
    },
    /** https://developer.calendly.com/api-docs/calendly-api/scheduled-events/get-event */
    scheduledEvent: async (eventUri: string): Promise<ScheduledEvent> => {
      const { resource } = await call({ path: `/scheduled_events/${uuidOf(eventUri)}` }, EventAnswer);
      const { uri, name, status, start_time: startAt, end_time: endAt } = resource;
      return { uri, name: name ?? '', startAt, endAt, isActive: status === 'active' };
    },
    /** https://developer.calendly.com/api-docs/calendly-api/scheduled-events/create-scheduled-event-cancellation */
    cancel: async (eventUri: string, reason: string): Promise<void> => {
      await call(
        { method: 'POST', path: `/scheduled_events/${uuidOf(eventUri)}/cancellation`, json: { reason } },
        v.unknown(),
      );
    },
    /** Has bookings told to `callbackUrl`, signed with `signingKey`. https://developer.calendly.com/api-docs/calendly-api/webhooks/create-webhook-subscription */
    watch: async (callbackUrl: string, signingKey: string, whose: Whose): Promise<void> => {
      // The key cannot be read again: a subscription of before may have another.
      await unwatch(callbackUrl, whose);
      const json = {
        url: callbackUrl,
        events: CALENDLY_EVENTS,
        organization: whose.organizationUri,
        user: whose.uri,
        scope: 'user',
        signing_key: signingKey,
      };
      await call({ method: 'POST', path: '/webhook_subscriptions', json }, v.unknown());
    },
    /** https://developer.calendly.com/api-docs/calendly-api/webhooks/delete-webhook-subscription */
    unwatch,
  };
}

type Whose = Pick<CalendlyUser, 'uri' | 'organizationUri'>;
type Paged<Row> = { collection: Row[]; pagination: { next_page_token?: string | null | undefined } };

/** Calendly names everything by an address, which ends in its id. */
export const uuidOf = (uri: string): string => encodeURIComponent(uri.split('/').at(-1) ?? '');

function toInvitee({ uri, event, name, email, ...rest }: v.InferOutput<typeof InviteeAnswer>['resource']): Invitee {
  return {
    uri,
    eventUri: event,
    name,
    email,
    timezone: rest.timezone ?? 'UTC',
    isActive: rest.status === 'active',
    cancelUrl: rest.cancel_url,
    rescheduleUrl: rest.reschedule_url,
  };
}

/** The page of a scheduling link with what is known filled in. https://help.calendly.com/hc/en-us/articles/226766767 */
export function prefilledLink(
  link: string,
  { name, email, reference }: Pick<NewInvitee, 'name' | 'email' | 'reference'>,
) {
  const url = new URL(link);
  const known = { name, email, utm_source: TRACKING_SOURCE, utm_content: reference };
  for (const [key, value] of Object.entries(known)) if (value) url.searchParams.set(key, value);
  return url.href;
}
