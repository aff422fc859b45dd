import { assert, domain, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnAsset, withToken } from './assetAddress.ts';

const HOST = 'https://api.parley.example';
const isOurs = (address: string) => isOwnAsset(new URL(address), HOST);

it('knows the images of our own host', () => {
  expect(isOurs(`${HOST}/assistants/avatar/asst_nori?v=3`)).toBe(true);
});

it.each([
  'https://elsewhere.example/assistants/avatar/a',
  'http://api.parley.example/assistants/avatar/a',
  'https://api.parley.example:8443/assistants/avatar/a',
  'https://api.parley.example.evil.example/assistants/avatar/a',
  'https://api.parley.example@evil.example/assistants/avatar/a',
  'https://someone@api.parley.example/assistants/avatar/a',
  `${HOST}/graphql`,
  `${HOST}/assistants/../graphql`,
  `${HOST}/assistantsx/avatar`,
  'data:image/svg+xml,<svg/>',
  'blob:https://api.parley.example/assistants/avatar/a',
])('gives no token to %s', (address) => {
  expect(isOurs(address)).toBe(false);
});

it('gives no token to any other host', () => {
  assert(
    property(domain(), (host) => {
      expect(isOurs(`https://${host}/assistants/avatar/a`)).toBe(false);
    }),
  );
});

it('adds the token to what the address asks for already', () => {
  expect(withToken(new URL(`${HOST}/assistants/avatar/a?v=3`), 'a+b').href).toBe(
    `${HOST}/assistants/avatar/a?v=3&accessToken=a%2Bb`,
  );
});
