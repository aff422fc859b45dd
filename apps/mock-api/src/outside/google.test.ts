import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { createClock } from '#clock.ts';
import { readConfig } from '#config.ts';
import { createGoogle } from './google.ts';

const ours = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');
const CODE = {
  code: 'the-code',
  codeVerifier: 'the-verifier',
  redirectUri: 'http://localhost:3000/login',
  nonce: 'n-1',
};

const now = () => Math.floor(Date.now() / 1000);
const CLAIMS = (): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: 'our-client',
  sub: '100000000000000000001',
  email: 'Maya@NorthwindOutdoor.com',
  email_verified: true,
  name: 'Maya Lindqvist',
  nonce: 'n-1',
  iat: now(),
  exp: now() + 3600,
});

const signed = (claims: JWTPayload, key = ours.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);

/** What the made-up Google answers to an exchange, and what it was sent. */
let answer: { status: number; body: string };
let received: URLSearchParams;
let server: Server;
let google: ReturnType<typeof createGoogle>;

beforeEach(async () => {
  answer = { status: 200, body: JSON.stringify({ id_token: await signed(CLAIMS()) }) };
  server = createServer((request, response) => {
    if (request.url === '/certs') {
      void exportJWK(ours.publicKey).then((jwk) => response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'k1' }] })));
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received = new URLSearchParams(body);
      response
        .writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' })
        .end(answer.body);
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  google = createGoogle(
    {
      ...readConfig({}),
      google: {
        issuer: 'https://accounts.google.com',
        tokenUrl: `${origin}/token`,
        keysUrl: `${origin}/certs`,
        clientId: 'our-client',
        clientSecret: 'our-secret',
      },
    },
    createClock(),
  );
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const answerToken = (token: string) => {
  answer = { status: 200, body: JSON.stringify({ id_token: token }) };
};

describe("exchanging Google's code", () => {
  it('sends all that the protocol asks for and answers who it is', async () => {
    expect(await google(CODE)).toEqual({
      subject: '100000000000000000001',
      email: 'maya@northwindoutdoor.com',
      emailVerified: true,
      name: 'Maya Lindqvist',
    });
    expect(Object.fromEntries(received)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: 'the-verifier',
      redirect_uri: 'http://localhost:3000/login',
      client_id: 'our-client',
      client_secret: 'our-secret',
    });
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another application', { aud: 'another-client' }],
    ['with another nonce', { nonce: 'n-2' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: now() - 60 }],
    ['that never expires', { exp: undefined }],
    ['without a mail', { email: undefined }],
    ['with something else for a mail', { email: 'nobody' }],
    ['that does not say whether the mail is verified', { email_verified: undefined }],
    ['that says so in a string', { email_verified: 'true' }],
  ])('refuses an ID token %s', async (_, change) => {
    answerToken(await signed({ ...CLAIMS(), ...change }));

    await expect(google(CODE)).rejects.toMatchObject({ extensions: { code: 'GOOGLE_SIGN_IN_FAILED' } });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by somebody else', () => signed(CLAIMS(), foreign.privateKey)],
    ['without a signature', () => new UnsecuredJWT(CLAIMS()).encode()],
    [
      'signed with a shared secret',
      () =>
        new SignJWT(CLAIMS()).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(Buffer.from('our-secret'.repeat(4))),
    ],
    ['that is none', () => 'nonsense'],
  ])('refuses an ID token %s', async (_, make) => {
    answerToken(await make());

    await expect(google(CODE)).rejects.toMatchObject({ extensions: { code: 'GOOGLE_SIGN_IN_FAILED' } });
  });

  it.each([
    [400, '{"error":"invalid_grant"}'],
    [500, 'Internal error'],
    [200, '<html>'],
    [200, '{}'],
    [302, ''],
  ])('refuses the answer %i «%s»', async (status, body) => {
    answer = { status, body };

    await expect(google(CODE)).rejects.toMatchObject({ extensions: { code: 'GOOGLE_SIGN_IN_FAILED' } });
  });

  it('fails the same when Google cannot be reached', async () => {
    server.closeAllConnections();
    server.close();

    await expect(google(CODE)).rejects.toMatchObject({ extensions: { code: 'GOOGLE_SIGN_IN_FAILED' } });
  });
});
