import { describe, expect, it } from 'vitest';
import { areOfSamePerson } from './tokenClaims.ts';
import { msUntilRefresh } from './tokenLife.ts';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const tenMinutes = token({ sub: 'maya', iat: 1000, exp: 1600 });

describe('msUntilRefresh', () => {
  it('is a minute before the end of a fresh token, whatever the clock says', () => {
    expect(msUntilRefresh(tenMinutes, null)).toBe(540_000);
  });

  it('counts from now for a token found in the browser', () => {
    expect(msUntilRefresh(tenMinutes, 1_300_000)).toBe(240_000);
    expect(msUntilRefresh(tenMinutes, 1_590_000)).toBe(0);
  });

  it('leaves to the API what seems to have ended, or to come from the future', () => {
    expect(msUntilRefresh(tenMinutes, 1_700_000)).toBeNull();
    expect(msUntilRefresh(tenMinutes, 0)).toBeNull();
  });

  it('leaves short lives most of their time, and opaque tokens alone', () => {
    expect(msUntilRefresh(token({ iat: 0, exp: 100 }), null)).toBe(80_000);
    expect(msUntilRefresh('opaque', null)).toBeNull();
  });
});

describe('areOfSamePerson', () => {
  it('compares subjects, and knows nothing of opaque tokens', () => {
    expect(areOfSamePerson(tenMinutes, token({ sub: 'maya' }))).toBe(true);
    expect(areOfSamePerson(tenMinutes, token({ sub: 'jonas' }))).toBe(false);
    expect(areOfSamePerson('opaque', 'other')).toBe(false);
  });
});
