import { describe, expect, it } from 'vitest';
import { changed } from './stepDraft.ts';

const BEGUN = { name: 'Lumen', country: 'CH', logo: { address: '/assets/1' } };

describe('changed', () => {
  it('names only the fields that somebody changed: what another tab has saved meanwhile stays', () => {
    expect(changed(BEGUN, { ...BEGUN, country: 'NO' })).toEqual({ country: 'NO' });
    expect(changed(BEGUN, { ...BEGUN, logo: null })).toEqual({ logo: null });
  });

  it('takes pictures for the same by what they hold', () => {
    expect(changed(BEGUN, { ...BEGUN, logo: { address: '/assets/1' } })).toEqual({});
  });
});
