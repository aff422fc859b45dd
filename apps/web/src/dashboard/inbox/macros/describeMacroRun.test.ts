import { describe, expect, it } from 'vitest';
import { type MacroAction } from './macros.ts';
import { describeMacroRun } from './describeMacroRun.ts';

const hole = { undefinedVariables: ['visitor.name', 'visitor.email'] };
const assign: MacroAction = {
  type: 'Assign',
  assignee: null,
  team: null,
  labels: [],
  priority: null,
  snoozeUntil: null,
  body: null,
  isGone: true,
};

describe('what is said of a run', () => {
  it('is nothing when all was done', () => {
    expect(describeMacroRun({ conversations: [{}], leftOut: [], passedOver: [] }, [])).toBe('');
  });

  it('is what is not known of the only one', () => {
    expect(describeMacroRun({ conversations: [], leftOut: [hole], passedOver: [] }, [])).toBe(
      'Not known of this visitor: {{visitor.name}}, {{visitor.email}}.',
    );
  });

  it('is how many stayed as before, and each variable once', () => {
    expect(describeMacroRun({ conversations: [{}], leftOut: [hole, hole], passedOver: [] }, [])).toBe(
      '2 conversations stayed as before. Not known of their visitors: {{visitor.name}}, {{visitor.email}}.',
    );
  });

  it('is that a text would be none there, beside what is not known elsewhere', () => {
    expect(
      describeMacroRun({ conversations: [{}], leftOut: [{ undefinedVariables: [] }, hole], passedOver: [] }, []),
    ).toBe(
      '1 conversation stayed as before. Not known of its visitor: {{visitor.name}}, {{visitor.email}}. ' +
        '1 conversation stayed as before. A text would be blank there, or longer than a message may be.',
    );
  });

  it('is what was passed over, as far as the macro is still the same', () => {
    expect(describeMacroRun({ conversations: [{}], leftOut: [], passedOver: [0, 7] }, [assign])).toBe(
      'It passes over somebody who does not work here any more.',
    );
  });
});
