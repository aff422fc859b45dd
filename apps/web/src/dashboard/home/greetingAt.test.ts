import { expect, it } from 'vitest';
import { greetingAt } from './greetingAt.ts';

it.each([
  [0, 'Hello'],
  [3, 'Hello'],
  [4, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('greets at %i o’clock with «%s»', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
