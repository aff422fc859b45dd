import { describe, expect, it } from 'vitest';
import { clearTokens, readTokens, writeTokens } from './tokenCookies.ts';

/** Records what is written, as a browser would be told. */
function jarOf(cookie = '') {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
}

const tokens = { accessToken: 'a', refreshToken: 'r' };

describe('token cookies', () => {
  it('last 8 hours and 30 days when the person is remembered', () => {
    const jar = jarOf();

    writeTokens(tokens, { rememberMe: true, secure: true }, jar);

    expect(jar.written).toEqual([
      'accessToken=a; Path=/; SameSite=Strict; Max-Age=28800; Secure',
      'refreshToken=r; Path=/; SameSite=Strict; Max-Age=2592000; Secure',
    ]);
  });

  it('keep the access token only as long as the browser runs otherwise', () => {
    const jar = jarOf();

    writeTokens({ accessToken: 'a', refreshToken: null }, { rememberMe: false, secure: false }, jar);

    expect(jar.written).toEqual(['accessToken=a; Path=/; SameSite=Strict']);
  });

  it('leave a refresh token alone that did not change', () => {
    const jar = jarOf();

    writeTokens({ accessToken: 'b', refreshToken: null }, { rememberMe: true, secure: false }, jar);

    expect(jar.written.some((cookie) => cookie.startsWith('refreshToken'))).toBe(false);
  });

  it('are removed both', () => {
    const jar = jarOf();

    clearTokens({ secure: false }, jar);

    expect(jar.written).toEqual([
      'accessToken=; Path=/; SameSite=Strict; Max-Age=0',
      'refreshToken=; Path=/; SameSite=Strict; Max-Age=0',
    ]);
  });

  it('are read back, and are null when absent or empty', () => {
    expect(readTokens(jarOf('other=1; accessToken=a%3Db; refreshToken='))).toEqual({
      accessToken: 'a=b',
      refreshToken: null,
    });
  });

  it('do without cookies where the browser forbids them', () => {
    const forbidden = {
      get cookie(): string {
        throw new DOMException('Access is denied', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };

    writeTokens(tokens, { rememberMe: true, secure: true }, forbidden);

    expect(readTokens(forbidden)).toEqual({ accessToken: null, refreshToken: null });
  });
});
