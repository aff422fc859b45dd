import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { fillVariables } from './fillVariables.ts';
import { freeName, nameKey } from './flowName.ts';

test('A free name is none of those that are taken', () => {
  assert(
    property(string({ minLength: 1 }), array(string()), (name, others) => {
      const taken = [...others, name];

      expect(taken.map(nameKey)).not.toContain(nameKey(freeName(name, taken)));
    }),
  );
});

test('A free name is the next in the row', () => {
  expect(freeName('Returns', ['returns', 'Returns (2)'])).toBe('Returns (3)');
});

test('Variables become their values, unknown ones nothing', () => {
  const values = new Map([['visitor.first_name', 'Hannah']]);

  expect(fillVariables('Hi {{ visitor.first_name }}{{order}}!', values)).toBe('Hi Hannah!');
});
