import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { OutsideError } from './outsideError.ts';
import { patience } from './patience.ts';

/** What became of a request to a service of others that did not go well. */
export type ServiceFault =
  /** The key, token or permission is not good (any more). */
  | 'Refused'
  /** Too many requests. */
  | 'Limited'
  /** Unreachable, slow, or in trouble of its own. */
  | 'Away'
  /** It answers something else than its reference says. */
  | 'Malformed'
  | 'NotFound'
  /** It does not take what was sent. */
  | 'Invalid';

/** A request to a service of others failed. The message is a sentence for people, without anything secret. */
export class ServiceError extends Error {
  readonly kind: ServiceFault;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(
    kind: ServiceFault,
    message: string,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.name = 'ServiceError';
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same request may succeed later. */
  get isPassing() {
    return this.kind === 'Limited' || this.kind === 'Away' || this.kind === 'Malformed';
  }
}

/** One request and its answer, as the request log shows it: nothing of it is secret. */
export type Exchange = {
  method: string;
  url: string;
  status: number | null;
  durationMs: number;
  request: string | null;
  response: string | null;
};

export type Send = (request: Request) => Promise<Response>;

/** How a client reaches its service. */
export type Line = {
  /** What people call the service. */
  service: string;
  /** `fetch`, or another way in tests and for addresses that merchants give. */
  send: Send;
  onExchange?: (exchange: Exchange) => void;
  /** Waits between attempts. */
  pause?: (milliseconds: number) => Promise<unknown>;
  timeoutMs?: number;
  /** Where it says for how many seconds to wait, when it does not by `Retry-After`. */
  waitHeader?: string;
};

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  form?: Record<string, string>;
  /** Whether it may be sent again when nobody knows what became of it; those that only read may. */
  isRepeatable?: boolean;
  /** It carries secrets, or its answer does: neither is shown in the request log. */
  isSecret?: boolean;
};

export type Answered<T> = { body: T; headers: Headers };

const PATIENCE_MS = 15_000;
const ATTEMPTS = 4;
/** Longer waits are for the job queue. */
const LONGEST_WAIT_MS = 10_000;
const LARGEST_BODY = 20_000_000;

/**
 * Asks a service, and reads its answer as `schema` says. Waits as long as it asks for (429 with Retry-After) and asks again after
 * what passes, up to four times. Throws an ServiceError.
 */
export async function ask<T>(
  line: Line,
  { isRepeatable, ...request }: Ask,
  schema: v.GenericSchema<unknown, T>,
): Promise<Answered<T>> {
  const mayRepeat = isRepeatable ?? (request.method ?? 'GET') === 'GET';
  return patiently(line, mayRepeat, () => once(line, request, schema));
}

/** Tries what asks a service, and again after what passes. `mayRepeat`: also where nobody knows what became of it. */
export async function patiently<T>(
  { pause = sleep }: Line,
  mayRepeat: boolean,
  attemptIt: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await attemptIt();
    } catch (error) {
      if (!(error instanceof ServiceError) || !error.isPassing || attempt === ATTEMPTS) throw error;
      // What was limited has not been done.
      if (!mayRepeat && error.kind !== 'Limited') throw error;
      const wait = error.retryAfterMs ?? 250 * 2 ** attempt;
      if (wait > LONGEST_WAIT_MS) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await pause(wait);
    }
  }
}

async function once<T>(line: Line, asked: Ask, schema: v.GenericSchema<unknown, T>): Promise<Answered<T>> {
  const { service, waitHeader = 'retry-after' } = line;
  const begun = performance.now();
  const sent = bodyOf(asked);
  const note = (status: number | null, response: string | null) =>
    line.onExchange?.({
      method: asked.method ?? 'GET',
      url: asked.url,
      status,
      durationMs: Math.round(performance.now() - begun),
      request: asked.isSecret ? null : sent.shown,
      response: asked.isSecret ? null : response,
    });
  const { signal, end } = patience(line.timeoutMs ?? PATIENCE_MS);
  let response: Response;
  let text: string;
  try {
    response = await line.send(
      new Request(asked.url, {
        method: asked.method ?? 'GET',
        headers: { accept: 'application/json', 'user-agent': 'Parley', ...sent.headers, ...asked.headers },
        ...(sent.body !== null && { body: sent.body }),
        redirect: 'error',
        signal,
      }),
    );
    text = await textOf(response);
  } catch (error) {
    note(null, error instanceof Error ? error.message : String(error));
    throw failureOf(service, error);
  } finally {
    end();
  }
  note(response.status, text);
  if (!response.ok) throw refusalOf(service, response, waitHeader);
  const parsed = v.safeParse(schema, jsonIn(text));
  if (!parsed.success)
    throw new ServiceError('Malformed', `${service} answered something that makes no sense.`, {
      status: response.status,
    });
  return { body: parsed.output, headers: response.headers };
}

/** What it means that a request was not answered at all. */
export function failureOf(service: string, error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof OutsideError) return new ServiceError(error.mayPass ? 'Away' : 'Invalid', error.message);
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  return new ServiceError('Away', isSlow ? `${service} did not answer in time.` : `${service} cannot be reached.`);
}

type Sent = { body: string | null; headers: Record<string, string>; shown: string | null };

function bodyOf({ json, form }: Ask): Sent {
  if (form) {
    // Forms carry codes and secrets of OAuth.
    return {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      shown: null,
    };
  }
  if (json === undefined) return { body: null, headers: {}, shown: null };
  const body = JSON.stringify(json);
  return { body, headers: { 'content-type': 'application/json' }, shown: body };
}

/** What an answer says; an empty one says null. Throws where it is no JSON, which `schema` then refuses. */
function jsonIn(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new ServiceError('Malformed', 'The answer is larger than it may be.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What the status of an answer that is no success means. */
export function refusalOf(service: string, { status, headers }: Response, waitHeader = 'retry-after'): ServiceError {
  const retryAfterMs = waitOf(headers.get('retry-after') ?? headers.get(waitHeader));
  if (status === 401 || status === 403) {
    return new ServiceError('Refused', `${service} does not accept our access any more. Connect it again.`, { status });
  }
  if (status === 404 || status === 410)
    return new ServiceError('NotFound', `${service} does not have this.`, { status });
  if (status === 429) {
    return new ServiceError('Limited', `${service} asks us to wait.`, {
      status,
      retryAfterMs,
    });
  }
  if (status >= 500 || status === 408 || status === 423) {
    return new ServiceError('Away', `${service} is in trouble (${status}).`, {
      status,
      retryAfterMs,
    });
  }
  return new ServiceError('Invalid', `${service} does not take this (${status}).`, { status });
}

/** Seconds, or the date of the end; null for neither (RFC 9110, 10.2.3). */
function waitOf(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
