import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { OutsideError } from './outsideError.ts';
import { patience } from './patience.ts';
import { assertOutside, hostAndPort, isPublicIp } from './publicAddress.ts';

export type OutsideRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
  /** Of the whole exchange. */
  timeoutMs?: number;
  /** Of the answer, unpacked. */
  mostBytes?: number;
  /** Media types that are read; of others the body is left alone. */
  types?: RegExp;
  mostRedirects?: number;
  /** Asked before each further address is called; what it throws ends the exchange. */
  beforeRedirect?: (url: URL) => Promise<void>;
};

export type OutsideAnswer = {
  /** The last address, after redirects. */
  url: URL;
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
};

/** Calls an address that somebody typed. Throws an OutsideError. */
export type FetchOutside = (address: string | URL, request?: OutsideRequest) => Promise<OutsideAnswer>;

/** As FetchOutside, up to the head of the answer: its body is for the caller to read, for as long as `signal` lets it. */
export type OpenOutside = (
  address: string | URL,
  request?: Omit<OutsideRequest, 'timeoutMs' | 'mostBytes' | 'types'>,
) => Promise<{ url: URL; response: Response }>;

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

type Options = {
  /** `host:port` in private networks that may be called all the same. */
  privateHosts: readonly string[];
  resolve?: Resolve;
};

const USER_AGENT = 'ParleyBot/1.0';
const CONNECT_MS = 5000;
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 3_000_000;
const MOST_REDIRECTS = 5;

/**
 * Makes what calls addresses outside. A name is resolved once for each connection, refused when any of its addresses is not
 * public, and the connection goes to just those; each redirect is looked at as the first address was.
 */
export function createOpenOutside({ privateHosts, resolve = resolveName }: Options): OpenOutside {
  const guarded = new Agent({ connect: { lookup: lookupPublic(resolve), timeout: CONNECT_MS }, connections: 4 });
  const direct = new Agent({ connect: { timeout: CONNECT_MS } });

  return async (address, request = {}) => {
    const { signal, mostRedirects = MOST_REDIRECTS } = request;
    let url = parsed(address);
    try {
      for (let redirects = 0; ; redirects += 1) {
        assertOutside(url, privateHosts);
        const isNamed = privateHosts.includes(hostAndPort(url));
        // One address after the other.
        // oxlint-disable-next-line no-await-in-loop
        const response = await fetch(url, {
          method: request.method ?? 'GET',
          headers: { 'user-agent': USER_AGENT, ...request.headers },
          body: request.body,
          redirect: 'manual',
          dispatcher: isNamed ? direct : guarded,
          ...(signal && { signal }),
        });
        const location = isRedirect(response) ? response.headers.get('location') : null;
        if (location === null) return { url, response };
        // oxlint-disable-next-line no-await-in-loop
        await response.body?.cancel();
        if (redirects >= mostRedirects) throw new OutsideError('TooManyRedirects');
        url = parsed(location, url);
        // oxlint-disable-next-line no-await-in-loop
        await request.beforeRedirect?.(url);
      }
    } catch (error) {
      throw faultOf(error);
    }
  };
}

/** With the whole answer, in the time and of the size that it may have. */
export function createFetchOutside(options: Options): FetchOutside {
  const open = createOpenOutside(options);
  return async (address, { timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES, types, ...request } = {}) => {
    const { signal: timeout, end } = patience(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      const { url, response } = await open(address, { ...request, signal });
      return await answerOf(response, { url, mostBytes, types });
    } catch (error) {
      throw timeout.aborted && !request.signal?.aborted ? new OutsideError('TimedOut') : faultOf(error);
    } finally {
      end();
    }
  };
}

function parsed(address: string | URL, base?: URL): URL {
  if (!URL.canParse(String(address), base)) throw new OutsideError('BadAddress');
  return new URL(address, base);
}

const isRedirect = ({ status }: Response) => [301, 302, 303, 307, 308].includes(status);

type Reading = { url: URL; mostBytes: number; types: RegExp | undefined };

async function answerOf(response: Response, { url, mostBytes, types }: Reading): Promise<OutsideAnswer> {
  const headers = new Map(response.headers);
  const answer = { url, status: response.status, headers };
  if (response.ok && types && !types.test(headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new OutsideError('WrongType');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new OutsideError('TooLarge');
    chunks.push(chunk);
  }
  return { ...answer, body: Buffer.concat(chunks) };
}

const resolveName: Resolve = (host) => lookup(host, { all: true });

/** Looks a name up for one connection; all of its addresses must be public. */
function lookupPublic(resolve: Resolve): LookupFunction {
  const publicAddresses = async (host: string): Promise<readonly LookupAddress[] | OutsideError> => {
    try {
      const addresses = await resolve(host);
      if (addresses.length === 0) return new OutsideError('UnknownHost');
      return addresses.every(({ address }) => isPublicIp(address)) ? addresses : new OutsideError('PrivateAddress');
    } catch {
      return new OutsideError('UnknownHost');
    }
  };
  const look = async (host: string, all: boolean | undefined, done: Parameters<LookupFunction>[2]) => {
    const found = await publicAddresses(host);
    if (found instanceof OutsideError) done(found, '');
    else if (all) done(null, [...found]);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
  return (host, { all }, done) => void look(host, all, done);
}

/** Undici wraps what broke a connection. */
function faultOf(error: unknown): Error {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutsideError || cause.name === 'AbortError') return cause;
  }
  // What `beforeRedirect` threw is the caller's own.
  return error instanceof TypeError
    ? new OutsideError('Unreachable')
    : error instanceof Error
      ? error
      : new OutsideError('Unreachable');
}
