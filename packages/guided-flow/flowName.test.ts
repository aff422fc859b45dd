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

test.each([
  ['What needs mending, {{first}}?', 'What needs mending?', 'What needs mending, Hannah?'],
  ['Thank you, {{first}} {{last}}.', 'Thank you.', 'Thank you, Hannah.'],
  ['Bonjour, {{first}} !', 'Bonjour !', 'Bonjour, Hannah !'],
  ['See you soon, {{first}}', 'See you soon', 'See you soon, Hannah'],
  ['Hello {{first}}, good day', 'Hello, good day', 'Hello Hannah, good day'],
  ['By the way, {{first}} is free', 'By the way, is free', 'By the way, Hannah is free'],
])('A comma goes with the name that it sets off: %s', (text, unknown, known) => {
  expect(fillVariables(text, new Map())).toBe(unknown);
  expect(fillVariables(text, new Map([['first', 'Hannah']]))).toBe(known);
});
