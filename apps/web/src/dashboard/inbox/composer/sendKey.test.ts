import { describe, expect, it } from 'vitest';
import { isSending } from './sendKey.ts';

const enter = (held: object = {}) => ({
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...held,
});

describe('isSending', () => {
  it('is Enter alone, Shift and Enter makes a new line', () => {
    expect(isSending(enter(), 'Enter')).toBe(true);
    expect(isSending(enter({ shiftKey: true }), 'Enter')).toBe(false);
  });

  it('is Enter with Control or Command for those who want it so', () => {
    expect(isSending(enter(), 'CtrlEnter')).toBe(false);
    expect(isSending(enter({ ctrlKey: true }), 'CtrlEnter')).toBe(true);
    expect(isSending(enter({ metaKey: true }), 'CtrlEnter')).toBe(true);
  });

  it('never is while a character is being composed, nor any other key', () => {
    expect(isSending(enter({ isComposing: true }), 'Enter')).toBe(false);
    expect(isSending({ ...enter(), key: 'a' }, 'Enter')).toBe(false);
  });
});
