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
