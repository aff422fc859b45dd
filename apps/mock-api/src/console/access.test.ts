import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from './access.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

const JSON_TYPE = 'application/json';

describe('refusalOf', () => {
  const allowed = ['http://localhost:3000'];
  const write = { method: 'POST', host: 'localhost:4000', origin: null, contentType: JSON_TYPE };

  it('lets the console’s own page, the dashboard and programs write', () => {
    expect(refusalOf({ ...write, origin: 'http://localhost:4000' }, allowed)).toBeNull();
    expect(refusalOf({ ...write, origin: 'http://localhost:3000' }, allowed)).toBeNull();
    expect(refusalOf(write, allowed)).toBeNull();
  });

  it('refuses writes of other pages, also on this machine', () => {
    expect(refusalOf({ ...write, origin: 'https://evil.example' }, allowed)).toMatchObject({ status: 403 });
    expect(refusalOf({ ...write, origin: 'http://localhost:5000' }, allowed)).toMatchObject({ status: 403 });
    expect(refusalOf({ ...write, origin: 'null' }, allowed)).toMatchObject({ status: 403 });
  });

  it('takes only what a browser asks about before it sends it across origins', () => {
    for (const contentType of [null, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(refusalOf({ ...write, contentType }, allowed)).toMatchObject({ status: 415 });
    }
    expect(refusalOf({ ...write, contentType: 'application/json; charset=utf-8' }, allowed)).toBeNull();
  });

  it('is not served under names that anybody may point here', () => {
    const read = { ...write, method: 'GET', contentType: null };
    expect(refusalOf({ ...read, host: 'rebound.evil.example:4000' }, allowed)).toMatchObject({ status: 403 });
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'api:4000', 'parley.localhost']) {
      expect(refusalOf({ ...read, host }, allowed)).toBeNull();
    }
  });
});

describe('the console', () => {
  let api: ConsoleTestApi;
  beforeAll(async () => {
    api = await createConsoleTestApi();
  });
  afterAll(() => api.close());

  const write = (path: string, headers: Record<string, string>) =>
    fetch(api.origin + path, { method: 'POST', headers, body: '{"email":"a@b.example"}' });

  it('refuses a foreign page, and does nothing', async () => {
    const response = await write('/console/reset', { 'content-type': JSON_TYPE, origin: 'https://evil.example' });

    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: 'Pages of https://evil.example may not use the console.' });
    expect(await api.db.user.count()).toBe(0);
  });

  it('refuses a form', async () => {
    expect((await write('/console/sign-in', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('gives foreign pages no leave to read', async () => {
    const response = await fetch(`${api.origin}/console/mails`, { headers: { origin: 'https://evil.example' } });

    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('says what an address takes, and which it does not know', async () => {
    expect(await api.call('PUT', '/console/reset', {})).toMatchObject({
      status: 405,
      body: { message: '/console/reset takes POST.' },
    });
    expect(await api.call('GET', '/console/nothing')).toMatchObject({ status: 404 });
  });

  it('outlives an address that cannot be read', async () => {
    expect((await fetch(`${api.origin}//`)).status).toBe(404);
    expect((await fetch(`${api.origin}/console/state`)).status).toBe(200);
  });

  it('answers a broken body with a sentence', async () => {
    const headers = { 'content-type': JSON_TYPE };
    const response = await fetch(`${api.origin}/console/clock`, { method: 'PUT', headers, body: '{' });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The body is not JSON.' });
  });
});

describe('in production', () => {
  it('there is no console', async () => {
    const api = await createConsoleTestApi({ config: { isProduction: true } });
    const paths = [
      '/',
      '/console',
      '/console/mails',
      '/console/graphiql',
      '/console/assets/console.js',
      '/console/state',
    ];

    for (const path of paths) expect((await fetch(api.origin + path)).status).toBe(404);
    for (const path of ['/console/reset', '/console/sign-in', '/console/outage']) {
      const headers = { 'content-type': JSON_TYPE };
      expect((await fetch(api.origin + path, { method: 'POST', headers, body: '{}' })).status).toBe(404);
    }
    await api.close();
  });
});
