import { randomUUID } from 'node:crypto';
import { STATUS_CHANGED, TICKET_STATUSES } from '#outside/zendesk/zendesk.ts';
import { signWebhook } from '#outside/zendesk/zendeskWebhook.ts';
import type { Send } from '#outside/request.ts';
import * as v from 'valibot';
import { commonFault, type StandInFaults } from '../faults.ts';
import { deliver } from '../shops/deliver.ts';
import type { Keep } from '../shops/playedShop.ts';
import { createPlayedHelpdesk, PLAYED_FIELDS, PLAYED_GROUPS, type HelpdeskTicket } from './playedHelpdesk.ts';
import { agentHome, agentTicket } from './zendeskPages.ts';
import { createTicket, ticketJson, updateTicket } from './zendeskTickets.ts';

type StandIn = {
  /** Where it is reached: `http://localhost:4000/stand-ins/zendesk`; each account stands below. */
  origin: () => string;
  /** What webhooks' addresses without a host are below of: those of a seed. */
  apiUrl: string;
  keep: Keep;
  faults: StandInFaults;
  now: () => Date;
  /** How its webhooks go out. */
  send: Send;
};

export const ZENDESK_BASE = '/stand-ins/zendesk';
/** The API token that lets anybody in; whoever's address begins with `agent` is no administrator. */
export const ZENDESK_DEMO_TOKEN = 'zendesk_parley_local';

/** Requests a minute, of the smallest plan: https://developer.zendesk.com/api-reference/introduction/rate-limits/ */
const MOST_A_MINUTE = 200;
/** How long a key stands for what it made: https://developer.zendesk.com/api-reference/ticketing/introduction/#idempotency */
const KEY_MS = 2 * 60 * 60_000;

const Webhook = v.object({
  webhook: v.object({
    name: v.string(),
    endpoint: v.string(),
    http_method: v.literal('POST'),
    request_format: v.literal('json'),
    status: v.picklist(['active', 'inactive']),
    subscriptions: v.array(v.string()),
  }),
});

/**
 * Zendesk, played locally: accounts by any name but those that begin with `no-such`, tickets with their comments, and signed webhooks.
 * https://developer.zendesk.com/api-reference/. Answers null for requests outside of it.
 */
export function createZendeskStandIn({ origin, apiUrl, keep, faults, now, send }: StandIn) {
  const helpdesk = createPlayedHelpdesk(keep);
  let minute = { begun: 0, requests: 0 };

  async function handle(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const [, subdomain = '', path = ''] = new RegExp(`^${ZENDESK_BASE}/([\\w-]+)(/.*)$`).exec(pathname) ?? [];
    if (!subdomain) return null;
    if (subdomain.startsWith('no-such'))
      return new Response('Oops, this help center no longer exists', { status: 404 });
    const account = { subdomain, base: `${origin()}/${subdomain}` };
    if (path.startsWith('/api/v2/')) return api(request, account, path.slice('/api/v2'.length).replace(/\.json$/, ''));
    if (path === '/agent') return agentHome(account.base, await helpdesk.read(subdomain));
    const shown = /^\/agent\/tickets\/(\d+)$/.exec(path);
    return (shown && (await desk(request, account, Number(shown[1])))) ?? new Response('Not found', { status: 404 });
  }

  type Account = { subdomain: string; base: string };

  async function api(request: Request, account: Account, path: string): Promise<Response> {
    const fault = faults.meet('zendesk');
    if (fault === 'Unauthorized') return unauthorized();
    if (fault === 'RateLimit' || isTooMuch()) return tooMany();
    if (fault) return (await commonFault(fault)) ?? unauthorized();
    const [email = '', token = ''] = Buffer.from(
      request.headers.get('authorization')?.replace(/^Basic /, '') ?? '',
      'base64',
    )
      .toString()
      .split('/token:');
    if (token !== ZENDESK_DEMO_TOKEN || !email.includes('@')) return unauthorized();
    const isAdmin = !email.startsWith('agent');
    const { method } = request;
    if (path === '/users/me')
      return Response.json({
        user: { id: 1, name: 'Helpdesk', email, role: isAdmin ? 'admin' : 'agent', active: true },
      });
    if (path === '/groups/assignable')
      return list(
        request,
        account,
        'groups',
        PLAYED_GROUPS.map((group) => ({ ...group, deleted: false })),
      );
    if (path === '/ticket_fields') return list(request, account, 'ticket_fields', PLAYED_FIELDS);
    if (path === '/tickets') return method === 'POST' ? create(request, account) : listTickets(request, account);
    const one = /^\/tickets\/(\d+)(\/comments)?$/.exec(path);
    if (one) return ticket(request, account, { id: Number(one[1]), isOfComments: one[2] !== undefined });
    if (path.startsWith('/webhooks')) return isAdmin ? webhooks(request, account, path) : forbidden();
    return notFound();
  }

  function isTooMuch(): boolean {
    const begun = Math.floor(now().getTime() / 60_000);
    minute = minute.begun === begun ? { begun, requests: minute.requests + 1 } : { begun, requests: 1 };
    return minute.requests > MOST_A_MINUTE;
  }

  async function create(request: Request, { subdomain, base }: Account): Promise<Response> {
    const body = await request.text();
    const key = request.headers.get('idempotency-key');
    return helpdesk.change(subdomain, (account) => {
      const made = key === null ? undefined : account.keys[key];
      const known = made && now().getTime() - Date.parse(made.at) < KEY_MS ? made : undefined;
      if (known && known.body !== body)
        return Response.json(
          { error: 'IdempotentRequestError', description: 'Request parameters do not match the original' },
          { status: 400 },
        );
      const before = known && account.tickets.find(({ id }) => id === known.ticketId);
      const ticket = before ?? createTicket(account, jsonIn(body), now().toISOString());
      if ('refused' in ticket) return invalid(ticket.refused);
      if (key !== null) account.keys[key] = { at: known?.at ?? now().toISOString(), ticketId: ticket.id, body };
      return Response.json(
        { ticket: ticketJson(base, ticket) },
        { status: 201, headers: { ...(key !== null && { 'x-idempotency-lookup': before ? 'hit' : 'miss' }) } },
      );
    });
  }

  async function listTickets(request: Request, account: Account): Promise<Response> {
    const wanted = new URL(request.url).searchParams.get('external_id');
    const { tickets } = await helpdesk.read(account.subdomain);
    const shown = tickets.filter((one) => wanted === null || one.external_id === wanted);
    return list(
      request,
      account,
      'tickets',
      shown.map((one) => ticketJson(account.base, one)),
    );
  }

  async function ticket(
    request: Request,
    account: Account,
    { id, isOfComments }: { id: number; isOfComments: boolean },
  ) {
    const { subdomain, base } = account;
    const found = (await helpdesk.read(subdomain)).tickets.find((one) => one.id === id);
    if (!found) return notFound();
    if (isOfComments) {
      const comments = found.comments.map((comment) => ({
        ...comment,
        type: 'Comment',
        author_id: 1,
        html_body: `<pre>${comment.body}</pre>`,
        plain_body: comment.body,
        attachments: [],
      }));
      return list(request, account, 'comments', comments);
    }
    if (request.method !== 'PUT') return Response.json({ ticket: ticketJson(base, found) });
    const json = jsonIn(await request.text());
    return helpdesk.change(subdomain, (state) => {
      const current = state.tickets.find((one) => one.id === id);
      if (!current) return notFound();
      const updated = updateTicket(state, current, { json, at: now().toISOString() });
      return 'refused' in updated
        ? invalid(updated.refused)
        : Response.json({ ticket: ticketJson(base, updated), audit: {} });
    });
  }

  async function webhooks(request: Request, { subdomain }: Account, path: string): Promise<Response> {
    const [, id, isSecret] = /^\/webhooks(?:\/([\w-]+)(\/signing_secret)?)?$/.exec(path) ?? [];
    if (id === undefined && request.method === 'POST') {
      const asked = v.safeParse(Webhook, jsonIn(await request.text()));
      if (!asked.success) return invalid('Webhook: is invalid');
      const { webhook } = asked.output;
      const hook = {
        id: randomUUID().replaceAll('-', '').slice(0, 26).toUpperCase(),
        endpoint: webhook.endpoint,
        secret: helpdesk.newSecret(),
      };
      await helpdesk.change(subdomain, ({ hooks }) => void hooks.push(hook));
      const at = now().toISOString();
      return Response.json({ webhook: { ...webhook, id: hook.id, created_at: at, updated_at: at } }, { status: 201 });
    }
    const found = (await helpdesk.read(subdomain)).hooks.find((hook) => hook.id === id);
    if (!found) return notFound();
    if (isSecret) return Response.json({ signing_secret: { algorithm: 'SHA256', secret: found.secret } });
    if (request.method !== 'DELETE') return notFound();
    await helpdesk.change(subdomain, (state) => {
      state.hooks = state.hooks.filter((hook) => hook.id !== id);
    });
    return new Response(null, { status: 204 });
  }

  /** The page that the helpdesk's people have open, where they solve tickets. */
  async function desk(request: Request, { subdomain, base }: Account, id: number): Promise<Response | null> {
    const found = (await helpdesk.read(subdomain)).tickets.find((one) => one.id === id);
    if (!found) return null;
    if (request.method !== 'POST') return agentTicket(base, found);
    const status = v.safeParse(v.picklist(TICKET_STATUSES), (await request.formData()).get('status'));
    if (!status.success || found.status === 'closed') return new Response('This ticket is closed.', { status: 422 });
    const changed = await helpdesk.change(subdomain, ({ tickets }) => {
      const ticket = tickets.find((one) => one.id === id);
      if (!ticket || ticket.status === status.output) return null;
      ticket.status = status.output;
      ticket.updated_at = now().toISOString();
      return ticket;
    });
    if (changed) await tell(subdomain, changed, found.status);
    return new Response(null, { status: 303, headers: { location: `${base}/agent/tickets/${id}` } });
  }

  async function tell(subdomain: string, ticket: HelpdeskTicket, previous: string): Promise<void> {
    const body = JSON.stringify(statusChanged(ticket, previous));
    for (const { id, endpoint, secret } of (await helpdesk.read(subdomain)).hooks) {
      const timestamp = now().toISOString();
      const headers = {
        'content-type': 'application/json',
        'x-zendesk-account-id': '22129848',
        'x-zendesk-webhook-id': id,
        'x-zendesk-webhook-invocation-id': randomUUID(),
        'x-zendesk-webhook-signature': signWebhook(secret, timestamp, body),
        'x-zendesk-webhook-signature-timestamp': timestamp,
      };
      deliver(send, () => new Request(new URL(endpoint, apiUrl), { method: 'POST', body, headers }));
    }
  }

  return { handle, helpdesk };
}

/** https://developer.zendesk.com/api-reference/webhooks/event-types/ticket-events/#status-changed */
const statusChanged = (ticket: HelpdeskTicket, previous: string) => ({
  account_id: 22_129_848,
  detail: {
    id: String(ticket.id),
    external_id: ticket.external_id,
    group_id: ticket.group_id === null ? null : String(ticket.group_id),
    priority: ticket.priority.toUpperCase(),
    status: ticket.status.toUpperCase(),
    subject: ticket.subject,
    tags: ticket.tags,
    created_at: ticket.created_at,
    updated_at: ticket.updated_at,
  },
  event: { current: ticket.status.toUpperCase(), previous: previous.toUpperCase() },
  id: randomUUID(),
  subject: `zen:ticket:${ticket.id}`,
  time: ticket.updated_at,
  type: STATUS_CHANGED,
  zendesk_event_version: '2022-11-06',
});

/** A page by its cursor, which stands for how many there were before: https://developer.zendesk.com/api-reference/introduction/pagination/ */
function list(request: Request, { base }: { base: string }, name: string, rows: readonly object[]): Response {
  const { searchParams, pathname } = new URL(request.url);
  const size = Math.min(100, Math.max(1, Number(searchParams.get('page[size]') ?? 100) || 100));
  const from = Number(Buffer.from(searchParams.get('page[after]') ?? '', 'base64url').toString()) || 0;
  const shown = rows.slice(from, from + size);
  const cursorAt = (place: number) => Buffer.from(String(place)).toString('base64url');
  const more = from + size < rows.length;
  const next = `${base}${pathname.slice(pathname.indexOf('/api/v2'))}?page[size]=${size}&page[after]=${cursorAt(from + size)}`;
  return Response.json({
    [name]: shown,
    meta: {
      has_more: more,
      after_cursor: more ? cursorAt(from + size) : null,
      before_cursor: from > 0 ? cursorAt(from) : null,
    },
    links: { next: more ? next : null, prev: null },
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unauthorized = () => Response.json({ error: "Couldn't authenticate you" }, { status: 401 });
const forbidden = () =>
  Response.json({ error: { title: 'Forbidden', message: 'You do not have access to this page.' } }, { status: 403 });
const notFound = () => Response.json({ error: 'RecordNotFound', description: 'Not found' }, { status: 404 });
const tooMany = () =>
  Response.json(
    { error: 'APIRateLimitHit', description: 'Number of allowed API requests per minute exceeded' },
    { status: 429, headers: { 'retry-after': '3' } },
  );
const invalid = (description: string) =>
  Response.json(
    { error: 'RecordInvalid', description: 'Record validation errors', details: { base: [{ description }] } },
    { status: 422 },
  );
