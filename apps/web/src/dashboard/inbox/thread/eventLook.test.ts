import { expect, it } from 'vitest';
import { eventText } from './eventLook.ts';

it('tells until when in the reader’s own time', () => {
  const until = new Date(new Date().getFullYear(), 10, 23, 9).toISOString();

  expect(eventText('Maya snoozed it until 23 November 2026 at 08:00 UTC', until)).toMatch(
    /^Maya snoozed it until \w{3} 23 Nov, 09:00$/,
  );
});

it('leaves all other sentences as they are', () => {
  expect(eventText('Maya snoozed it until the visitor writes', null)).toBe('Maya snoozed it until the visitor writes');
});
