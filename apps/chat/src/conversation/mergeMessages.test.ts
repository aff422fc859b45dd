import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#api/ChatApi.ts';
import { buildMessage, buildMessages } from '#testing/messages.ts';
import { completeUpTo, hasHole, mergeMessages } from './mergeMessages.ts';

const sequences = (messages: readonly Message[]) => messages.map(({ sequence }) => sequence);
const anyMessages = fc
  .array(fc.integer({ min: 1, max: 40 }))
  .map((list) => list.map((sequence) => buildMessage(sequence)));

describe('mergeMessages', () => {
  it('keeps every message once, by sequence, whatever the order and repetition of arrival', () => {
    fc.assert(
      fc.property(fc.array(anyMessages), (arrivals) => {
        const merged = arrivals.reduce<readonly Message[]>(mergeMessages, []);

        const expected = [...new Set(arrivals.flat().map(({ sequence }) => sequence))].toSorted((a, b) => a - b);
        expect(sequences(merged)).toEqual(expected);
      }),
    );
  });

  it('keeps each message as it was last changed, whatever the order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (versions) => {
        const arrivals = versions.map((version) => [buildMessage(1, { version, body: `Version ${version}` })]);
        const merged = arrivals.reduce<readonly Message[]>(mergeMessages, []);

        expect(merged.map(({ body }) => body)).toEqual([`Version ${Math.max(...versions)}`]);
      }),
    );
  });

  it('comes to the same end in whichever order two arrivals are taken', () => {
    fc.assert(
      fc.property(anyMessages, anyMessages, (one, other) => {
        expect(mergeMessages(mergeMessages([], one), other)).toEqual(mergeMessages(mergeMessages([], other), one));
      }),
    );
  });

  it('answers the very same list when nothing is new', () => {
    const known = buildMessages(1, 5);

    expect(mergeMessages(known, [buildMessage(3), buildMessage(1)])).toBe(known);
  });
});

describe('completeUpTo', () => {
  it('stops before the first missing number', () => {
    const messages = [...buildMessages(4, 6), ...buildMessages(8, 9)];

    expect(completeUpTo(messages)).toBe(6);
    expect(hasHole(messages)).toBe(true);
  });

  it('does not miss numbers that the API itself leaves out', () => {
    const messages = [...buildMessages(1, 3), ...buildMessages(5, 6)];

    expect(completeUpTo(messages, 5)).toBe(6);
    expect(hasHole(messages, 5)).toBe(false);
  });

  it('knows nothing of an empty list', () => {
    expect(completeUpTo([])).toBe(0);
    expect(hasHole([])).toBe(false);
  });
});
