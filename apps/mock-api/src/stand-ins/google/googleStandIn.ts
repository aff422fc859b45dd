import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { createAuthorizationEndpoint, type ListedAccount } from './authorizationEndpoint.ts';
import { createCodes } from './codes.ts';
import { createIdTokens } from './idTokens.ts';
import { createTokenEndpoint } from './tokenEndpoint.ts';

type StandIn = {
  /** Where it is served, without a slash at the end: `/stand-ins/google`. */
  basePath: string;
  config: Pick<Config, 'google' | 'webUrl'>;
  clock: Clock;
  /** Who the chooser offers; asked for each time it is shown. */
  accounts: () => Promise<readonly ListedAccount[]>;
};

type Endpoint = (request: Request) => Promise<Response>;

/**
 * Google's identity service, played locally: authorization code with PKCE, ID tokens signed with RS256, discovery.
 * Paths are Google's own below `basePath`. Answers null for requests outside of it.
 */
export function createGoogleStandIn({ basePath, config, clock, accounts }: StandIn) {
  const { google, webUrl } = config;
  const client = { clientId: google.clientId, redirectUris: [`${webUrl}/login`, `${webUrl}/signup`] };
  const codes = createCodes(clock);
  const idTokens = createIdTokens({ issuer: google.issuer, clientId: google.clientId, clock });
  const authorize = createAuthorizationEndpoint({ client, codes, accounts });
  const token = createTokenEndpoint({ ...google, codes, idTokens });
  const keys: Endpoint = async () => Response.json(await idTokens.keySet());

  const discovery: Endpoint = async (request) =>
    Response.json({
      issuer: google.issuer,
      authorization_endpoint: new URL(`${basePath}/o/oauth2/v2/auth`, request.url).href,
      token_endpoint: google.tokenUrl,
      jwks_uri: google.keysUrl,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'sub'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
    });

  const endpoints = new Map<string, Endpoint>([
    ['GET /o/oauth2/v2/auth', authorize],
    ['POST /o/oauth2/v2/auth', authorize],
    ['POST /token', token],
    ['GET /oauth2/v3/certs', keys],
    ['GET /.well-known/openid-configuration', discovery],
  ]);

  return async function handle(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${basePath}/`)) return null;
    const path = pathname.slice(basePath.length);
    const endpoint = endpoints.get(`${request.method} ${path}`);
    return endpoint ? endpoint(request) : new Response('Not found', { status: 404 });
  };
}
