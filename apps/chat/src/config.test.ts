import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('reads the API’s origin', () => {
  expect(readConfig({ apiUrl: 'https://api.example/', more: 1 })).toEqual({ apiUrl: 'https://api.example' });
});

it.each([undefined, null, {}, { apiUrl: '' }, { apiUrl: 'api' }])('says what is missing in %o', (given) => {
  expect(() => readConfig(given)).toThrow('/config.js must set window.PARLEY_CONFIG.apiUrl');
});
