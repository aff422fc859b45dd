import { expect, it } from 'vitest';
import { placeOf } from './placeOf.ts';

const now = Date.UTC(2026, 10, 22, 9, 6);
const nowhere = { city: null, country: null, timezone: null };

it.each([
  [{ ...nowhere, city: 'Bern', country: 'CH', timezone: 'Europe/Zurich' }, 'Bern, Switzerland, 10:06 local'],
  [{ ...nowhere, timezone: 'Asia/Tokyo' }, '18:06 local'],
  [{ ...nowhere, country: 'not a country' }, 'not a country'],
  [{ ...nowhere, city: 'Bern', timezone: 'Mars/Olympus' }, 'Bern'],
  [nowhere, null],
])('tells where somebody is: %j', (place, expected) => {
  expect(placeOf(place, now)).toBe(expected);
});
