import { describe, expect, it } from 'vitest';
import { mentionedIn } from './colleagues.ts';

const COLLEAGUES = [
  { id: 'u1', name: 'Jonas' },
  { id: 'u2', name: 'Jonas Reber' },
  { id: 'u3', name: 'Maya Lindqvist' },
];

describe('mentionedIn', () => {
  it('finds each who is named behind an @, once', () => {
    expect(mentionedIn('@Maya Lindqvist and @Jonas Reber, also @Maya Lindqvist', COLLEAGUES).toSorted()).toEqual([
      'u2',
      'u3',
    ]);
  });

  it('takes the longer of two names that begin alike', () => {
    expect(mentionedIn('@Jonas Reber', COLLEAGUES)).toEqual(['u2']);
    expect(mentionedIn('@Jonas Reber and @Jonas', COLLEAGUES).toSorted()).toEqual(['u1', 'u2']);
  });

  it('finds nobody who is only spoken of', () => {
    expect(mentionedIn('Maya Lindqvist knows', COLLEAGUES)).toEqual([]);
  });
});
