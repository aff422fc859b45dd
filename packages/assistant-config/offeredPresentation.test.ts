import { expect, it } from 'vitest';
import { offeredPresentation } from './offeredPresentation.ts';

const OWN = { type: 'Card' as const, lineOne: 'Return or repair', lineTwo: 'A label in two minutes' };

it('is the flow’s own where the assistant says nothing', () => {
  expect(offeredPresentation(OWN, undefined)).toBe(OWN);
});

it('is what the assistant says, without the lines that a button has not and those that are empty', () => {
  const lines = { lineOne: 'Send it back', lineTwo: 'Free of charge', lineThree: ' ' };

  expect(offeredPresentation(OWN, { type: 'Button', ...lines })).toEqual({ type: 'Button', lineOne: 'Send it back' });
  expect(offeredPresentation(OWN, { type: 'Card', ...lines })).toEqual({
    type: 'Card',
    lineOne: 'Send it back',
    lineTwo: 'Free of charge',
  });
});
