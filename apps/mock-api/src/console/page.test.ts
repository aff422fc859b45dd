import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

/** Milliseconds that the seed may take on a busy machine. */
const SEEDING = 60_000;

describe('the console’s page', () => {
  let api: ConsoleTestApi;
  beforeAll(async () => {
    api = await createConsoleTestApi();
    await api.call('POST', '/console/reset');
  }, SEEDING);
  afterAll(() => api.close());

  const text = async (path: string) => (await fetch(api.origin + path)).text();

  it('shows every demo person, and where their visitors write', async () => {
    const page = await text('/');

    for (const { name, email } of DEMO_LOGINS) expect(page).toContain(`${name}</strong> <span class="faint">${email}`);
    expect(page).toMatch(/href="http:\/\/localhost:3001\/chat\?clientId=[^"]+assistantId=/);
  });

  it('brings its own style, script and font, and allows no others', async () => {
    const response = await fetch(`${api.origin}/`);
    const addresses = [...(await response.text()).matchAll(/(?:href|src)="(\/console\/assets\/[^"]+)"/g)];

    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    for (const [, address] of [...addresses, ['', '/console/assets/geist.woff2']]) {
      expect((await fetch(`${api.origin}${address}`)).status).toBe(200);
    }
    expect(await text('/console/assets/console.css')).not.toMatch(/https?:\/\//);
  });

  it('signs a person in by a link', async () => {
    const { body } = await api.call('POST', '/console/sign-in', { email: 'Jonas@northwindoutdoor.com' });
    const link = new URL(String(body.url));
    const token = link.searchParams.get('accessToken') ?? '';
    const whoAmI = await api.send('{ currentUser { name } }', { token });

    expect(link.origin + link.pathname).toBe('http://localhost:3000/auth');
    expect(await whoAmI.json()).toEqual({ data: { currentUser: { name: 'Jonas Reber' } } });
  });

  it('begins a session without a password, remembered when asked', async () => {
    const email = 'maya@northwindoutdoor.com';
    const { status, body } = await api.call('POST', '/console/sessions', { email });
    const remembered = await api.call('POST', '/console/sessions', { email, rememberMe: true });
    const whoAmI = await api.send('{ currentUser { name } }', { token: body.accessToken });

    expect(status).toBe(201);
    expect(await whoAmI.json()).toEqual({ data: { currentUser: { name: 'Maya Lindqvist' } } });
    expect(body.refreshToken).toBeNull();
    expect(remembered.body.refreshToken).toEqual(expect.any(String));
  });

  it('lists who can sign in, and with which password', async () => {
    const { body } = await api.call('GET', '/console/logins');

    expect(body).toEqual({ logins: DEMO_LOGINS, password: DEMO_PASSWORD });
  });

  it('says so when there is nobody of that address', async () => {
    for (const path of ['/console/sign-in', '/console/sessions']) {
      expect(await api.call('POST', path, { email: 'nobody@here.example' })).toMatchObject({ status: 404 });
      expect(await api.call('POST', path, {})).toMatchObject({ status: 400 });
    }
  });

  it('leads nobody around their second step', async () => {
    const email = 'jonas@northwindoutdoor.com';
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const on = { userId, sealedSecret: 'sealed', createdAt: new Date(), confirmedAt: new Date() };
    await api.db.twoFactor.create({ data: on });

    expect(await api.call('POST', '/console/sign-in', { email })).toMatchObject({ status: 409 });
    expect(await api.call('POST', '/console/sessions', { email })).toMatchObject({ status: 409 });
    await api.db.twoFactor.delete({ where: { userId } });
  });

  it('opens GraphiQL as a person, without anything from outside', async () => {
    const response = await fetch(`${api.origin}/console/graphiql?as=maya@northwindoutdoor.com`);
    const page = await response.text();
    const token = /Bearer ([\w-]+)/.exec(page)?.[1] ?? '';
    const whoAmI = await api.send('{ currentUser { name } }', { token });

    expect(await whoAmI.json()).toEqual({ data: { currentUser: { name: 'Maya Lindqvist' } } });
    expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="(https?:)?\/\//);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+';/);
  });

  it('sends its parts again as they are now', async () => {
    await api.call('PUT', '/console/faults', { kind: 'Unauthenticated', operation: 'Seen' });
    const { body } = await api.call('GET', '/console/live');

    expect(body.parts).toMatchObject({
      warnings: expect.stringContaining('1 fault on'),
      'fault-list': expect.stringContaining('401 UNAUTHENTICATED'),
      'clock-now': expect.stringContaining('The same as the machine’s.'),
    });
  });

  it('counts what there is and tells the configuration without secrets', async () => {
    const { body } = await api.call('GET', '/console/state');

    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d/),
      counts: { clients: await api.db.client.count(), users: await api.db.user.count(), sockets: 0 },
      configuration: { webUrl: 'http://localhost:3000' },
    });
    expect(JSON.stringify(body)).not.toContain(api.deps.config.tokenSecret);
    expect(JSON.stringify(body)).not.toContain(api.deps.config.google.clientSecret);
  });
});
