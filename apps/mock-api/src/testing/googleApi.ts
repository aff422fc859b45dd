import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';
import type { Deps } from '#context.ts';
import { createGoogle } from '#outside/google.ts';
import { createGoogleStandIn } from '#stand-ins/google/googleStandIn.ts';
import { createTestApi, type TestApi } from './testApi.ts';

export type GoogleApi = {
  api: TestApi;
  /** The configuration that points at the stand-in. */
  config: Config;
  /** `http://localhost:41234/stand-ins/google` */
  standIn: string;
};

/** The API on a real port, with the local Google behind the same port, as in development. */
export async function createGoogleApi(overrides: Partial<Config> = {}): Promise<GoogleApi> {
  let standIn: (request: Request) => Promise<Response | null> = async () => null;
  let google: Deps['google'] | null = null;
  const api = await createTestApi({
    config: overrides,
    routes: [(request) => standIn(request)],
    google: async (code) => {
      if (!google) throw new Error('Google has not been set up yet.');
      return google(code);
    },
  });
  const base = `${await api.listen()}/stand-ins/google`;
  const config: Config = {
    ...api.deps.config,
    google: {
      ...api.deps.config.google,
      issuer: base,
      tokenUrl: `${base}/token`,
      keysUrl: `${base}/oauth2/v3/certs`,
    },
  };
  const accounts = async () => [{ name: 'Maya Lindqvist', email: 'maya@northwindoutdoor.com' }];
  standIn = createGoogleStandIn({ basePath: '/stand-ins/google', config, clock: api.clock, accounts });
  google = createGoogle(config, api.clock);
  return { api, config, standIn: base };
}

export type Attempt = { codeVerifier: string; nonce: string; redirectUri: string; parameters: Record<string, string> };

/** What a browser prepares before it goes to Google: an authorization request with PKCE. */
export function beginAttempt({ google, webUrl }: Config, parameters: Record<string, string> = {}): Attempt {
  const codeVerifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const redirectUri = `${webUrl}/login`;
  return {
    codeVerifier,
    nonce,
    redirectUri,
    parameters: {
      client_id: google.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'the-state',
      nonce,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    },
  };
}

/** Submits the chooser and answers where the browser is sent. */
export async function choose(standIn: string, attempt: Attempt, answer: Record<string, string>): Promise<URL> {
  const response = await fetch(`${standIn}/o/oauth2/v2/auth`, {
    method: 'POST',
    body: new URLSearchParams({ ...attempt.parameters, ...answer }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? 'about:blank');
}

/** The input of googleLogin after choosing an account. */
export async function codeFor(standIn: string, attempt: Attempt, account: { email: string; name: string }) {
  const url = await choose(standIn, attempt, { choice: 'other', ...account });
  const { codeVerifier, redirectUri, nonce } = attempt;
  return { code: url.searchParams.get('code') ?? '', codeVerifier, redirectUri, nonce };
}
