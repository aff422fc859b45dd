import { describe, expect, it } from 'vitest';
import { fillVariables } from './fillVariables.ts';

const VALUES = { 'visitor.first_name': 'Hannah', 'visitor.email': null, 'visitor.size': '$& {{visitor.email}}' };

describe('fillVariables', () => {
  it('puts values in the place of their names, in any case and spacing', () => {
    expect(fillVariables('Hi {{visitor.first_name}}, {{ Visitor.First_Name }}!', VALUES)).toEqual({
      body: 'Hi Hannah, Hannah!',
      undefinedVariables: [],
    });
  });

  it('leaves what has no value as it is and names it once', () => {
    expect(fillVariables('{{visitor.email}} {{visitor.email}} {{visitor.shoe}}', VALUES)).toEqual({
      body: '{{visitor.email}} {{visitor.email}} {{visitor.shoe}}',
      undefinedVariables: ['visitor.email', 'visitor.shoe'],
    });
  });

  it('takes values as they are, whatever stands in them', () => {
    expect(fillVariables('{{visitor.size}}', VALUES).body).toBe('$& {{visitor.email}}');
  });

  it('knows no values but those it is given', () => {
    expect(fillVariables('{{constructor}} {{__proto__}}', VALUES)).toEqual({
      body: '{{constructor}} {{__proto__}}',
      undefinedVariables: ['constructor', '__proto__'],
    });
  });

  it('leaves other braces alone', () => {
    expect(fillVariables('{ {{ }} {{a b}}', VALUES)).toEqual({ body: '{ {{ }} {{a b}}', undefinedVariables: [] });
  });
});
