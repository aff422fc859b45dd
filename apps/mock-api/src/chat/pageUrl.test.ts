import { expect, it } from 'vitest';
import { pageUrl } from './pageUrl.ts';

it.each([
  ['https://shop.example/boots?size=9#reviews', 'https://shop.example/boots?size=9#reviews'],
  ['http://localhost:3001/', 'http://localhost:3001/'],
])('keeps the web address %s', (given, kept) => {
  expect(pageUrl(given)).toBe(kept);
});

it.each([
  null,
  undefined,
  '',
  'shop',
  'javascript:alert(1)',
  'data:text/html,x',
  `https://a.example/${'x'.repeat(2000)}`,
])('drops what an agent should not open: %s', (given) => {
  expect(pageUrl(given)).toBeNull();
});
