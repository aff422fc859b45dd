import { describe, expect, it } from 'vitest';
import { missingMessage } from './missingMessage.ts';

const at = (minute: number) => `2026-11-19T10:0${minute}:00.000Z`;
const message = (sequence: number) => ({ sequence, createdAt: at(sequence) });

describe('missingMessage', () => {
  it('misses nothing in a thread that ends with the last activity', () => {
    expect(missingMessage([message(3), message(4)], at(4))).toBeNull();
    expect(missingMessage([], at(4))).toBeNull();
  });

  it('misses what the conversation was last active with', () => {
    expect(missingMessage([message(3), message(4)], at(5))).not.toBeNull();
  });

  it('misses a sequence that is left out, each time another one is', () => {
    const one = missingMessage([message(1), message(3)], at(3));
    const other = missingMessage([message(1), message(2), message(3), message(5)], at(5));

    expect(one).not.toBeNull();
    expect(other).not.toBeNull();
    expect(other).not.toBe(one);
  });
});
