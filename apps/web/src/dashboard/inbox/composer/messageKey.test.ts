import { expect, it } from 'vitest';
import { messageKey } from './messageKey.ts';

it('draws a UUID where the browser offers one', () => {
  expect(messageKey()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('draws 128 random bits on an insecure page', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(messageKey(insecure)).toMatch(/^[\da-f]{32}$/);
  expect(messageKey(insecure)).not.toBe(messageKey(insecure));
});
