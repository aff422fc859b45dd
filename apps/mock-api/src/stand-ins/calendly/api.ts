import { CALENDLY_USER } from '@parley/db/calendar/northwind';
import { CALENDLY_EVENTS } from '#outside/calendly/calendly.ts';
import * as v from 'valibot';
import { newUuid, type PlayedAccount } from './account.ts';
import type { Bookings } from './bookings.ts';
import { eventOf, eventTypeOf, hookUri, invalid, inviteeOf, notFound, refusal, userOf } from './wire.ts';

type Api = { account: PlayedAccount; bookings: Bookings; pages: () => string; now: () => Date };

const LONGEST_RANGE_MS = 31 * 24 * 60 * 60_000;

const Link = v.object({ max_event_count: v.literal(1), owner: v.string(), owner_type: v.literal('EventType') });
const Invitation = v.object({
  event_type: v.string(),
  start_time: v.pipe(v.string(), v.isoTimestamp()),
  invitee: v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    email: v.pipe(v.string(), v.email()),
    timezone: v.string(),
  }),
  tracking: v.optional(v.record(v.string(), v.string()), {}),
});
const Hook = v.object({
  url: v.pipe(v.string(), v.url()),
  events: v.array(v.picklist(CALENDLY_EVENTS)),
  organization: v.string(),
  user: v.optional(v.string()),
  scope: v.picklist(['user', 'organization']),
  signing_key: v.optional(v.string()),
});

/** Calendly's API v2, for whoever has shown a token: https://developer.calendly.com/api-docs */
export function createCalendlyApi({ account, bookings, pages, now }: Api) {
  return async (request: Request, path: string): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const [, collection = '', id = '', action = ''] = path.split('/');
    switch (`${request.method} ${collection}${action && `/${action}`}`) {
      case 'GET users':
        return id === 'me' ? Response.json({ resource: userOf(pages()) }) : notFound();
      case 'GET event_types':
        return listEventTypes(searchParams);
      case 'GET event_type_available_times':
        return listTimes(searchParams);
      case 'POST scheduling_links':
        return createLink(await bodyOf(request));
      case 'POST invitees':
        return invite(await bodyOf(request));
      case 'GET scheduled_events':
        return showEvent(id);
      case 'POST scheduled_events/cancellation':
        return cancelEvent(id, await bodyOf(request));
      case 'GET webhook_subscriptions':
        return listHooks(searchParams);
      case 'POST webhook_subscriptions':
        return createHook(await bodyOf(request));
      case 'DELETE webhook_subscriptions':
        return deleteHook(id);
      default:
        return notFound();
    }
  };

  async function listEventTypes(search: URLSearchParams) {
    if (search.get('user') !== CALENDLY_USER.uri) return invalid('user', 'must be a user of this organization');
    const all = await account.eventTypes();
    return pageOf(
      all.map((type) => eventTypeOf(pages(), type)),
      search,
    );
  }

  async function listTimes(search: URLSearchParams) {
    const type = (await account.eventTypes()).find(({ uri }) => uri === search.get('event_type'));
    if (!type) return notFound();
    const [from, to] = [new Date(search.get('start_time') ?? ''), new Date(search.get('end_time') ?? '')];
    if (!(from.getTime() > now().getTime())) return invalid('start_time', 'must be in the future');
    if (!(to > from)) return invalid('end_time', 'must be after start_time');
    if (to.getTime() - from.getTime() > LONGEST_RANGE_MS) return invalid('end_time', 'range must not exceed 31 days');
    const times = type.isActive ? await account.openTimes(type, { from, to }) : [];
    const collection = times.map((time) => ({
      status: 'available',
      invitees_remaining: 1,
      start_time: time.toISOString(),
      scheduling_url: `${pages()}/${CALENDLY_USER.slug}/${type.slug}/${time.toISOString()}`,
    }));
    return Response.json({ collection });
  }

  async function createLink(body: unknown) {
    const { success, output } = v.safeParse(Link, body);
    if (!success) return invalid('max_event_count', 'must be 1');
    const type = (await account.eventTypes()).find(({ uri }) => uri === output.owner);
    if (!type) return notFound();
    const id = newUuid();
    await account.change((state) => void state.links.push({ id, eventTypeUri: type.uri, isUsed: false }));
    const resource = { booking_url: `${pages()}/d/${id}/${type.slug}`, owner: type.uri, owner_type: 'EventType' };
    return Response.json({ resource }, { status: 201 });
  }

  async function invite(body: unknown) {
    const parsed = v.safeParse(Invitation, body);
    if (!parsed.success) return invalid(v.getDotPath(parsed.issues[0]) ?? 'invitee', 'is invalid');
    const { event_type: eventTypeUri, start_time: startAt, invitee, tracking } = parsed.output;
    const booked = await bookings.book({ eventTypeUri, startAt, ...invitee, tracking });
    if (!booked) return invalid('start_time', 'is no longer available');
    return Response.json({ resource: inviteeOf(pages(), booked, []) }, { status: 201 });
  }

  async function find(id: string) {
    return (await account.read()).booked.find(({ eventId }) => eventId === id);
  }

  async function showEvent(id: string) {
    const booked = await find(id);
    return booked ? Response.json({ resource: eventOf(booked) }) : notFound();
  }

  async function cancelEvent(id: string, body: unknown) {
    const booked = await find(id);
    if (!booked) return notFound();
    const { output, success } = v.safeParse(v.object({ reason: v.optional(v.string(), '') }), body);
    const reason = success ? output.reason : '';
    const canceled = await bookings.callOff(booked.id, { reason, by: CALENDLY_USER.name, type: 'host' });
    if (!canceled) return refusal(403, 'Permission Denied', 'Event is already canceled');
    return Response.json({ resource: canceled.cancellation }, { status: 201 });
  }

  async function listHooks(search: URLSearchParams) {
    return pageOf((await account.read()).hooks.map(hookOf), search);
  }

  async function createHook(body: unknown) {
    const parsed = v.safeParse(Hook, body);
    if (!parsed.success) return invalid(v.getDotPath(parsed.issues[0]) ?? 'url', 'is invalid');
    const { url, events, signing_key: signingKey } = parsed.output;
    const hook = { id: newUuid(), url, events, signingKey: signingKey ?? null, createdAt: now().toISOString() };
    const isNew = await account.change(({ hooks }) => {
      if (hooks.some((one) => one.url === url)) return false;
      hooks.push(hook);
      return true;
    });
    if (!isNew) return refusal(409, 'Already Exists', 'Hook with this url already exists');
    return Response.json({ resource: hookOf(hook) }, { status: 201 });
  }

  async function deleteHook(id: string) {
    const wasThere = await account.change((state) => {
      const before = state.hooks.length;
      state.hooks = state.hooks.filter((hook) => hook.id !== id);
      return state.hooks.length < before;
    });
    return wasThere ? new Response(null, { status: 204 }) : notFound();
  }
}

/** https://developer.calendly.com/api-docs/calendly-api/webhooks/list-webhook-subscriptions */
const hookOf = (hook: { id: string; url: string; events: string[]; createdAt: string }) => ({
  uri: hookUri(hook.id),
  callback_url: hook.url,
  created_at: hook.createdAt,
  updated_at: hook.createdAt,
  retry_started_at: null,
  state: 'active',
  events: hook.events,
  scope: 'user',
  organization: CALENDLY_USER.organizationUri,
  user: CALENDLY_USER.uri,
  creator: CALENDLY_USER.uri,
});

/** Lists come in pages that name the next one by a token: https://developer.calendly.com/api-docs/overview/pagination */
function pageOf(rows: readonly object[], search: URLSearchParams) {
  const count = Number(search.get('count') ?? 20);
  if (!Number.isInteger(count) || count < 1 || count > 100) return invalid('count', 'must be from 1 to 100');
  const from = Number(Buffer.from(search.get('page_token') ?? '', 'base64url').toString() || 0);
  const collection = rows.slice(from, from + count);
  const hasMore = from + count < rows.length;
  const next = hasMore ? Buffer.from(String(from + count)).toString('base64url') : null;
  const pagination = {
    count: collection.length,
    next_page: next && `https://api.calendly.com/?page_token=${next}`,
    previous_page: null,
    next_page_token: next,
    previous_page_token: null,
  };
  return Response.json({ collection, pagination });
}

const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => null);
