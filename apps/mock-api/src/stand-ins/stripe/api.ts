import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { World } from './account.ts';
import { StripeError } from './errors.ts';
import { expanded } from './expand.ts';
import { decode, read, text } from './form.ts';
import type { Call } from './route.ts';
import { routeOf } from './routes.ts';

export type Keys = { secretKey: string; publishableKey: string };
/** A request with its body read. */
export type ApiRequest = { id: string; method: string; url: URL; headers: Headers; body: string };
type ApiAnswer = { status: number; body: string; isReplayed?: boolean };

const DAY = 24 * 60 * 60;

/**
 * Answers one request to `/v1`, with all that Stripe's API does for each: keys, form encoding, expansion, idempotency.
 * `world.account` is afterwards as it is to be kept: nothing of a request that was refused half-way.
 */
export function answerApi(world: World, request: ApiRequest, keys: Keys): ApiAnswer {
  const idempotencyKey = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  const before = structuredClone(world.account);
  try {
    const key = keyOf(request, keys);
    const given = idempotencyKey === null ? null : replayed(world, idempotencyKey, request);
    if (given) return { ...given, isReplayed: true };
    world.request = { id: request.id, idempotency_key: idempotencyKey };
    const body = JSON.stringify(handle(world, request, key), null, 2);
    return remembered(world, idempotencyKey, request, { status: 200, body });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (!error.isKept) world.account = before;
    const answer = { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
    return error.body.type === 'card_error' ? remembered(world, idempotencyKey, request, answer) : answer;
  }
}

function handle(world: World, { method, url, body }: ApiRequest, key: Call['key']): unknown {
  const found = routeOf(method, url.pathname);
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
    throw new StripeError(404, { type: 'invalid_request_error', message });
  }
  if (key === 'publishable' && !found.route.isPublic) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
    throw new StripeError(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
  }
  const { expand, key: _, ...params } = decode([url.search.slice(1), body].filter(Boolean).join('&'));
  const paths = expand === undefined ? [] : read(v.array(text), expand);
  return expanded(world.account, found.route.answer(world, { ids: found.ids, params, key }), paths);
}

/** The page sends its key as a parameter, servers send theirs as a bearer token or as the user of basic authentication. */
function keyOf({ headers, url, body }: ApiRequest, { secretKey, publishableKey }: Keys): Call['key'] {
  const [scheme = '', value = ''] = (headers.get('authorization') ?? '').split(' ');
  const basic = () => Buffer.from(value, 'base64').toString().split(':')[0];
  const sent =
    scheme.toLowerCase() === 'bearer'
      ? value
      : scheme.toLowerCase() === 'basic'
        ? basic()
        : (new URLSearchParams(body).get('key') ?? url.searchParams.get('key'));
  if (!sent) {
    const message = 'You did not provide an API key. You need to provide your API key in the Authorization header.';
    throw new StripeError(401, { type: 'invalid_request_error', message });
  }
  if (isSame(sent, secretKey)) return 'secret';
  if (isSame(sent, publishableKey)) return 'publishable';
  const shown = `${sent.slice(0, 8)}${'*'.repeat(8)}${sent.slice(-4)}`;
  throw new StripeError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${shown}` });
}

function replayed(world: World, key: string, request: ApiRequest) {
  const kept = world.account.answers[key];
  if (!kept || kept.at < world.now - DAY) return null;
  if (kept.request === fingerprint(request)) return { status: kept.status, body: kept.body };
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new StripeError(400, { type: 'idempotency_error', message });
}

/** Stripe keeps the answer of whatever began to be carried out, refusals by the bank included, but not of what was malformed. */
function remembered(world: World, key: string | null, request: ApiRequest, answer: ApiAnswer): ApiAnswer {
  const { status, body } = answer;
  if (key !== null) world.account.answers[key] = { request: fingerprint(request), status, body, at: world.now };
  return answer;
}

const fingerprint = ({ method, url, body }: ApiRequest) =>
  createHash('sha256').update(`${method} ${url.pathname}${url.search} ${body}`).digest('base64url');

function isSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
