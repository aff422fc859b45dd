import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { TriggerCountKind } from '@parley/db';
import type { Deps } from '#context.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import type { Route } from '#transport/hooks.ts';
import { linkPreview } from './linkPreview.ts';
import { countTrigger } from './countTrigger.ts';
import { recordPing } from './recordPing.ts';
import { widgetConfig } from './widgetConfig.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'events'>;

/** Any site's page may ask, and nobody's cookies are looked at. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** Whoever mends it reloads the page to see that. */
const REFUSED = { ...OPEN, 'Cache-Control': 'no-cache' };
const CACHED = { ...OPEN, 'Cache-Control': 'public, max-age=30, stale-while-revalidate=600' };

const id = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const host = v.pipe(v.string(), v.maxLength(253));
const ASKED = v.object({ clientId: id, assistantId: id, host });
const PING = v.object({ clientId: id, assistantId: id, url: v.string() });
const TRIGGER = v.object({
  ...PING.entries,
  triggerId: id,
  kind: v.enum(TriggerCountKind),
  goal: v.optional(v.pipe(v.string(), v.maxLength(400))),
  /** A goal may be reached within 30 days. */
  secondsAgo: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(31 * 86_400))),
});
const LARGEST = 4000;

/**
 * `GET /widget/config?clientId=…&assistantId=…&host=…`: what a page of that host needs to show the assistant, or why it may
 * not; always 200. `GET /widget/link-preview?clientId=…&assistantId=…`: what a link to the chat shows. `POST /widget/ping` `{clientId, assistantId, url}`: a page shows it; 204. `POST
 * /widget/trigger` `{clientId, assistantId, url, triggerId, kind, goal, secondsAgo}`: a trigger fired on the page, the chat was opened after it, or how the visitor stands to its goal; 204.
 */
export function widgetRoute(deps: RouteDeps): Route {
  return async (request, ip) => {
    const { pathname, searchParams } = new URL(request.url);
    const send = SENT[pathname];
    if (send) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD');
      return send(deps, request, Object.fromEntries(searchParams));
    }
    const take = TAKEN[pathname];
    if (!take) return null;
    return request.method === 'POST' ? taken(request, (body) => take(deps, body, ip)) : notAllowed('POST');
  };
}

async function sendConfig(deps: RouteDeps, request: Request, search: unknown): Promise<Response> {
  const asked = v.safeParse(ASKED, search);
  if (!asked.success) return new Response(null, { status: 400, headers: OPEN });
  const answer = await widgetConfig(deps, asked.output);
  return tagged(request, answer, answer.isShown ? CACHED : REFUSED);
}

async function sendLinkPreview(deps: RouteDeps, request: Request, search: unknown): Promise<Response> {
  const asked = v.safeParse(v.omit(ASKED, ['host']), search);
  if (!asked.success) return new Response(null, { status: 400, headers: OPEN });
  return tagged(request, await linkPreview(deps, asked.output), CACHED);
}

const SENT: Readonly<Record<string, typeof sendConfig>> = {
  '/widget/config': sendConfig,
  '/widget/link-preview': sendLinkPreview,
};

/** An answer that is not sent again to who has it. */
function tagged(request: Request, answer: unknown, caching: Record<string, string>): Response {
  const body = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...caching, ETag: etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** What a page tells. Answers whether it was understood. */
type Take = (deps: RouteDeps, body: unknown, ip: string) => Promise<boolean>;

const TAKEN: Readonly<Record<string, Take>> = {
  '/widget/ping': async (deps, body, ip) => {
    const { success, output } = v.safeParse(PING, body);
    if (success) await recordPing(deps, { ...output, ip });
    return success;
  },
  '/widget/trigger': async (deps, body, ip) => {
    const { success, output } = v.safeParse(TRIGGER, body);
    if (success) await countTrigger(deps, { ...output, ip });
    return success;
  },
};

const Json = v.pipe(v.string(), v.parseJson());

async function taken(request: Request, take: (body: unknown) => Promise<boolean>): Promise<Response> {
  try {
    const bytes = await readBody(request, { largest: LARGEST, noun: 'Pings' });
    const body = v.safeParse(Json, new TextDecoder().decode(bytes));
    const isUnderstood = body.success && (await take(body.output));
    return new Response(null, { status: isUnderstood ? 204 : 400, headers: OPEN });
  } catch (error) {
    const status = error instanceof GraphQLError ? STATUS[String(error.extensions.code)] : undefined;
    if (!status) throw error;
    return new Response(null, { status, headers: OPEN });
  }
}

const STATUS: Readonly<Record<string, number>> = {
  BAD_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  FILE_TOO_LARGE: 413,
  TOO_MANY_ATTEMPTS: 429,
};

const notAllowed = (methods: string) => new Response(null, { status: 405, headers: { ...OPEN, Allow: methods } });
