import { describe, expect, it } from 'vitest';
import { describeMacroUndo } from './describeMacroUndo.ts';

describe('what is said of an undone run', () => {
  it('is nothing when all is as it was', () => {
    expect(describeMacroUndo({ keptMessagesCount: 0, partlyUndoneIds: [], changedSinceIds: [] })).toBe('');
  });

  it('is what stays, and why', () => {
    expect(describeMacroUndo({ keptMessagesCount: 2, partlyUndoneIds: ['conv_a'], changedSinceIds: ['conv_b'] })).toBe(
      'What was sent stays: a message can be taken back within ten seconds. ' +
        '1 conversation could not be given back a person, team or label that no longer exists. ' +
        'What was changed again meanwhile stays as it is.',
    );
  });
});
