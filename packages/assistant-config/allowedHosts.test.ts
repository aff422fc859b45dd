import { describe, expect, it } from 'vitest';
import { domainEntry, isAllowedHost, isLocalHost } from './allowedHosts.ts';

describe('isAllowedHost', () => {
  it.each([
    ['shop.example', [], true],
    ['shop.example', ['shop.example'], true],
    ['SHOP.example', ['shop.example'], true],
    ['www.shop.example', ['shop.example'], false],
    ['www.shop.example', ['*.shop.example'], true],
    ['a.b.shop.example', ['*.shop.example'], true],
    ['shop.example', ['*.shop.example'], false],
    ['evilshop.example', ['*.shop.example', 'shop.example'], false],
    ['shop.example.evil.example', ['*.shop.example', 'shop.example'], false],
    ['', ['shop.example'], false],
  ] as const)('%s on a list of %j: %s', (host, allowed, isAllowed) => {
    expect(isAllowedHost(host, allowed)).toBe(isAllowed);
  });
});

describe('isLocalHost', () => {
  it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]'])('knows %s', (host) => {
    expect(isLocalHost(host)).toBe(true);
  });

  it.each(['localhost.evil.example', 'notlocalhost', '127.0.0.1.evil.example', ''])('is not taken in by %j', (host) => {
    expect(isLocalHost(host)).toBe(false);
  });
});

describe('domainEntry', () => {
  it.each([
    ['shop.example', 'shop.example'],
    ['  https://Shop.Example/boots?size=42 ', 'shop.example'],
    ['shop.example:8080', 'shop.example'],
    ['*.shop.example', '*.shop.example'],
    ['https://*.shop.example/', '*.shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['localhost', 'localhost'],
    ['', null],
    ['*.', null],
    ['shop .example', null],
    ['*.*.example', null],
    ['shop.*', null],
  ])('makes of %j %j', (given, kept) => {
    expect(domainEntry(given)).toBe(kept);
  });
});
