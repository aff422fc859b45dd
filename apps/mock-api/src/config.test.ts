import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

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

  it.each(['localhost:3000', 'parley.example', 'file:///srv', 'null', 'javascript:0'])(
    'are refused as %s',
    (address) => {
      expect(() => readConfig({ WEB_URL: address })).toThrow(`WEB_URL is not an address`);
      expect(() => readConfig({ ALLOWED_ORIGINS: address })).toThrow(`ALLOWED_ORIGINS is not an address`);
    },
  );
});

const SECRETS = { TOKEN_SECRET: 'x'.repeat(32), STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

describe('the configuration of production', () => {
  it.each(Object.keys(SECRETS))('must have %s', (name) => {
    const env = Object.fromEntries(Object.entries(SECRETS).filter(([secret]) => secret !== name));

    expect(() => readConfig({ NODE_ENV: 'production', ...env })).toThrow(`${name} must be set when NODE_ENV is`);
  });
});

it.each(['API_PORT', 'STRIPE_PORT'])('%s must be a port', (name) => {
  for (const port of ['x', '70000', '-1', '1.5']) {
    expect(() => readConfig({ [name]: port })).toThrow(`${name} is not a port: ${port}`);
  }
});
