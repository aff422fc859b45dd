import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { beginAttempt, choose, codeFor, createGoogleApi, type GoogleApi } from '#testing/googleApi.ts';

const MAYA = { email: 'maya@northwindoutdoor.com', name: 'Maya Lindqvist' };

let google: GoogleApi;
beforeAll(async () => {
  google = await createGoogleApi();
});
afterEach(() => google.api.clock.setOffset(0));
afterAll(() => google.api.close());

const show = (parameters: Record<string, string>) =>
  fetch(`${google.standIn}/o/oauth2/v2/auth?${new URLSearchParams(parameters)}`, { redirect: 'manual' });

const exchange = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(google.config.google.tokenUrl, { method: 'POST', body: new URLSearchParams(body), headers });

async function exchangeable(change: Record<string, string> = {}) {
  const { code, codeVerifier, redirectUri } = await codeFor(google.standIn, beginAttempt(google.config), MAYA);
  const { clientId, clientSecret } = google.config.google;
  return {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    ...change,
  };
}

describe('the account chooser', () => {
  it('offers the known people, another account and the way out', async () => {
    const response = await show(beginAttempt(google.config).parameters);
    const page = await response.text();

    expect(response.status).toBe(200);
    expect(page).toMatch(/<button[^>]*>Maya Lindqvist <span>maya@northwindoutdoor\.com<\/span><\/button>/);
    expect(page).toContain('Use another account');
    expect(page).toContain('Cancel');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('sends the chosen person back with a code and the state', async () => {
    const attempt = beginAttempt(google.config);

    const url = await choose(google.standIn, attempt, { choice: 'known', email: MAYA.email });

    expect(`${url.origin}${url.pathname}`).toBe(attempt.redirectUri);
    expect(url.searchParams.get('code')).toMatch(/^4\/[\w-]{43}$/);
    expect(url.searchParams.get('state')).toBe('the-state');
  });

  it('sends back access_denied on Cancel', async () => {
    const url = await choose(google.standIn, beginAttempt(google.config), { choice: 'cancel' });

    expect(Object.fromEntries(url.searchParams)).toEqual({ error: 'access_denied', state: 'the-state' });
  });

  it('says what is wrong with another account and keeps what was typed', async () => {
    const response = await fetch(`${google.standIn}/o/oauth2/v2/auth`, {
      method: 'POST',
      body: new URLSearchParams({
        ...beginAttempt(google.config).parameters,
        choice: 'other',
        email: 'no',
        name: '"><i>',
      }),
      redirect: 'manual',
    });
    const page = await response.text();

    expect(response.status).toBe(400);
    expect(page).toContain('Enter an email address.');
    expect(page).toContain('value="&quot;&gt;&lt;i&gt;"');
  });

  it('echoes nothing of the request as markup', async () => {
    const page = await (
      await show(beginAttempt(google.config, { state: '"><script>alert(1)</script>' }).parameters)
    ).text();

    expect(page).not.toContain('<script');
  });
});

describe('an authorization request', () => {
  it.each([
    ['of an unknown application', { client_id: 'somebody-else' }, 'invalid_client'],
    ['with a foreign redirect address', { redirect_uri: 'https://evil.example/login' }, 'redirect_uri_mismatch'],
    ['with another page of the dashboard', { redirect_uri: 'http://localhost:3000/auth' }, 'redirect_uri_mismatch'],
  ])('%s is answered by a page and never sent back', async (_, change, error) => {
    const response = await show(beginAttempt(google.config, change).parameters);

    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain(error);
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'profile' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
  ])('with %o is sent back with %s', async (change, error) => {
    const response = await show(beginAttempt(google.config, change).parameters);

    const location = new URL(response.headers.get('location') ?? 'about:blank');
    expect(response.status).toBe(303);
    expect(Object.fromEntries(location.searchParams)).toEqual({ error, state: 'the-state' });
  });
});

describe('the token endpoint', () => {
  it('answers an ID token that verifies against the published keys', async () => {
    const response = await exchange(await exchangeable());
    const answer = await response.json();

    const { payload } = await jwtVerify(answer.id_token, createRemoteJWKSet(new URL(google.config.google.keysUrl)), {
      issuer: google.config.google.issuer,
      audience: google.config.google.clientId,
    });
    expect(payload).toMatchObject({ email: MAYA.email, email_verified: true, name: MAYA.name });
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 3599 });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('knows a person again by a subject that stays the same', async () => {
    const subjects = [];
    for (let count = 0; count < 2; count += 1) {
      const answer = await (await exchange(await exchangeable())).json();
      subjects.push(decodeJwt(answer.id_token).sub);
    }

    expect(subjects[0]).toMatch(/^\d{21}$/);
    expect(subjects[1]).toBe(subjects[0]);
  });

  it('takes the client secret as HTTP Basic too', async () => {
    const { client_id: id, client_secret: secret, ...body } = await exchangeable();
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

    expect((await exchange(body, { authorization })).status).toBe(200);
  });

  it.each([
    [{ client_secret: 'guess' }, 401, 'invalid_client'],
    [{ client_id: 'somebody-else' }, 401, 'invalid_client'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ code: 'guess' }, 400, 'invalid_grant'],
    [{ code_verifier: 'guess' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:3000/signup' }, 400, 'invalid_grant'],
  ])('refuses %o', async (change, status, error) => {
    const response = await exchange(await exchangeable(change));

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  it('takes a code once', async () => {
    const body = await exchangeable();
    await exchange(body);

    expect(await (await exchange(body)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('uses a code up even when it was presented with a wrong verifier', async () => {
    const body = await exchangeable();
    await exchange({ ...body, code_verifier: 'guess' });

    expect(await (await exchange(body)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('forgets a code after ten minutes', async () => {
    const body = await exchangeable();
    google.api.clock.setOffset(10 * 60_000);

    expect(await (await exchange(body)).json()).toMatchObject({ error: 'invalid_grant' });
  });
});

it('describes itself where OpenID Connect clients look', async () => {
  const discovery = await (await fetch(`${google.standIn}/.well-known/openid-configuration`)).json();

  expect(discovery).toMatchObject({
    issuer: google.config.google.issuer,
    authorization_endpoint: `${google.standIn}/o/oauth2/v2/auth`,
    token_endpoint: google.config.google.tokenUrl,
    jwks_uri: google.config.google.keysUrl,
    code_challenge_methods_supported: ['S256'],
  });
});
