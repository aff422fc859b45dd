import { expect, it } from 'vitest';
import { newKey } from './newKey.ts';

it('makes keys that differ', () => {
  expect(new Set(Array.from({ length: 100 }, () => newKey())).size).toBe(100);
});

it('makes them on pages without https too, where the browser offers no randomUUID', () => {
  const insecure: Crypto = Object.create(crypto, {
    randomUUID: { value: undefined },
    getRandomValues: { value: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) },
  });

  expect(newKey(insecure)).toMatch(/^[\da-f]{32}$/);
  expect(newKey(insecure)).not.toBe(newKey(insecure));
});
