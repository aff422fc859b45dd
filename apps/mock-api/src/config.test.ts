import { describe, expect, it } from 'vitest';
import { configWarnings, readConfig } from './config.ts';

describe('addresses in the configuration', () => {
  it('are taken to the letter that browsers use', () => {
    const { webUrl, chatUrl, allowedOrigins } = readConfig({
      WEB_URL: 'https://Parley.example:443/',
      CHAT_PORT: '3456',
      ALLOWED_ORIGINS: 'https://one.example/, http://two.example:8080',
    });

    expect(webUrl).toBe('https://parley.example');
    expect(chatUrl).toBe('http://localhost:3456');
    expect(allowedOrigins).toEqual(['https://one.example', 'http://two.example:8080']);
  });

  it('are secure where they are a bare host', () => {
    const { apiUrl, webUrl } = readConfig({ API_URL: 'api.parley.example', WEB_URL: 'localhost:3000' });

    expect(apiUrl).toBe('https://api.parley.example');
    expect(webUrl).toBe('https://localhost:3000');
  });

  it.each(['file:///srv', 'null', 'javascript:0', 'parley.example/dashboard'])('are refused as %s', (address) => {
    expect(() => readConfig({ WEB_URL: address })).toThrow(`WEB_URL is not an address`);
    expect(() => readConfig({ ALLOWED_ORIGINS: address })).toThrow(`ALLOWED_ORIGINS is not an address`);
  });
});

it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '::1/1/2'])('%s is no trusted proxy', (proxy) => {
  expect(() => readConfig({ TRUSTED_PROXIES: `127.0.0.1, ${proxy}` })).toThrow(
    `TRUSTED_PROXIES is not a list of addresses such as 10.0.0.0/8: ${proxy}`,
  );
});

it('lets nobody into private networks unless hosts are named with their ports', () => {
  expect(readConfig({}).allowedPrivateHosts).toEqual([]);
  expect(readConfig({ ALLOWED_PRIVATE_HOSTS: 'Localhost:4000, [::1]:80' }).allowedPrivateHosts).toEqual([
    'localhost:4000',
    '[::1]:80',
  ]);
  expect(() => readConfig({ ALLOWED_PRIVATE_HOSTS: 'localhost' })).toThrow('ALLOWED_PRIVATE_HOSTS is not a list');
});

const SECRETS = { TOKEN_SECRET: 'x'.repeat(32), STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

describe('the configuration of production', () => {
  it.each(Object.keys(SECRETS))('must have %s', (name) => {
    const env = Object.fromEntries(Object.entries(SECRETS).filter(([secret]) => secret !== name));

    expect(() => readConfig({ NODE_ENV: 'production', ...env })).toThrow(`${name} must be set when NODE_ENV is`);
  });

  it.each([
    ['TOKEN_SECRET', 'parley-development-secret-do-not-use-elsewhere'],
    ['STRIPE_SECRET_KEY', 'sk_test_parley'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_parley_local'],
    ['GOOGLE_CLIENT_SECRET', 'parley-local-secret'],
  ])('refuses the %s of development', (name, secret) => {
    expect(() => readConfig({ NODE_ENV: 'production', ...SECRETS, [name]: secret })).toThrow(
      `${name} is the one of development`,
    );
  });

  it('warns where mail cannot leave, and nowhere else', () => {
    const production = { NODE_ENV: 'production', ...SECRETS };

    expect(configWarnings(readConfig(production))).toEqual([expect.stringMatching(/^SMTP_URL is not set/)]);
    expect(configWarnings(readConfig({ ...production, SMTP_URL: 'smtp://mail.example' }))).toEqual([]);
    expect(configWarnings(readConfig({}))).toEqual([]);
  });

  it('refuses a short TOKEN_SECRET', () => {
    expect(() => readConfig({ NODE_ENV: 'production', ...SECRETS, TOKEN_SECRET: 'x'.repeat(31) })).toThrow(
      'TOKEN_SECRET must have at least 32 characters',
    );
  });
});

it.each(['API_PORT', 'STRIPE_PORT'])('%s must be a port', (name) => {
  for (const port of ['x', '70000', '-1', '1.5']) {
    expect(() => readConfig({ [name]: port })).toThrow(`${name} is not a port: ${port}`);
  }
});

describe('the key that webhooks of Wix are read with', () => {
  const { publicKey } = readConfig({}).wix;

  it('may be written in one line', () => {
    expect(readConfig({ WIX_PUBLIC_KEY: publicKey.replaceAll('\n', '\\n') }).wix.publicKey).toBe(publicKey);
  });

  it('is refused where it is none', () => {
    expect(() => readConfig({ WIX_PUBLIC_KEY: 'secret' })).toThrow('WIX_PUBLIC_KEY is not a public key in PEM.');
  });

  it('is not the one of development in production, where there is none unless set', () => {
    const env = { NODE_ENV: 'production', ...SECRETS };
    expect(readConfig(env).wix).toMatchObject({ publicKey: '', appId: '', apiUrl: 'https://www.wixapis.com' });
    expect(() => readConfig({ ...env, WIX_PUBLIC_KEY: publicKey })).toThrow('WIX_PUBLIC_KEY is the one of development');
  });
});
