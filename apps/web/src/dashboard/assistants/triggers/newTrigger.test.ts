import { expect, it } from 'vitest';
import { newTrigger, TRIGGER_TEMPLATES } from './newTrigger.ts';

it('gives triggers of the same template names of their own', () => {
  const [template] = TRIGGER_TEMPLATES;
  if (!template) throw new Error('There is no template.');
  const first = newTrigger(template, 'en', []);
  const second = newTrigger(template, 'en', [first]);
  const third = newTrigger(template, 'en', [first, second]);

  expect([first, second, third].map(({ name }) => name)).toEqual(['Welcome', 'Welcome 2', 'Welcome 3']);
});
