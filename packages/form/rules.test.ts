import { anything, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblem, checkAnswers } from './checkAnswer.ts';
import { FIELD_TYPES, type FormField } from './form.ts';
import { formSchema } from './formSchema.ts';
import { lintForm } from './lintForm.ts';
import { newField, newForm } from './newForm.ts';
import { matchesPattern, patternProblem } from './safePattern.ts';
import { FORM_TEMPLATES, question, templateForm, when } from './templates.ts';
import { visibleFields } from './visibleFields.ts';
import { parse } from 'valibot';

const idsOf = (fields: readonly FormField[]) => fields.map(({ id }) => id);

describe('answers', () => {
  it.each([
    ['Email', 'nobody', 'nobody@example.com'],
    ['Phone', 'call me', '+41 44 555 01 23'],
    ['Url', 'example', 'https://example.com'],
    ['Number', 'three', 3],
    ['Date', '2026-02-30', '2026-02-28'],
    ['Time', '25:00', '09:30'],
    ['DateTime', '2026-02-28', '2026-02-28T09:30'],
    ['Rating', 6, 5],
    ['Nps', 11, 0],
    ['YesNo', 'yes', true],
    ['Radio', 'third', 'first'],
    ['Checkbox', ['third'], ['first', 'second']],
    ['Address', { street: 'Kramgasse 49' }, { street: 'Kramgasse 49', city: 'Bern' }],
    ['Consent', false, true],
  ] as const)('of %s are taken when they fit, and refused with a sentence when they do not', (type, wrong, right) => {
    const field = newField({ id: 'a', type, label: 'Question', isRequired: true });

    expect(answerProblem(field, wrong)).toMatch(/^[A-Z].*\.$/);
    expect(answerProblem(field, right)).toBeNull();
  });

  it('are missed only where the question is required', () => {
    expect(answerProblem(question('ShortText', 'Name'), ' ')).toBeNull();
    expect(answerProblem(question('ShortText', 'Name', { isRequired: true }), ' ')).toBe('Answer this question.');
  });

  it('never make the check throw, whatever comes', () => {
    assert(
      property(constantFrom(...FIELD_TYPES), anything(), (type, answer) => {
        const field = newField({ id: 'a', type, label: 'Question' });
        const checked = checkAnswers({ fields: [field] }, { a: answer });

        expect(Object.keys(checked.answers)).toEqual(idsOf([field]).filter((id) => id in checked.answers));
      }),
    );
  });
});

describe('conditions', () => {
  const fields = [
    question('YesNo', 'Bought from us?', { key: 'bought' }),
    question('ShortText', 'Order', { key: 'order', isRequired: true, showWhen: when('bought', 'yes') }),
    question('ShortText', 'Line', { key: 'line', showWhen: when('order', 'nw-1') }),
  ];

  it('show what earlier answers call for', () => {
    expect(idsOf(visibleFields(fields, { bought: true, order: 'NW-1' }))).toEqual(['bought', 'order', 'line']);
  });

  it('find nothing in an answer that is not asked for any more', () => {
    expect(idsOf(visibleFields(fields, { bought: false, order: 'NW-1' }))).toEqual(['bought']);
    expect(checkAnswers({ fields }, { bought: false, order: 'NW-1' })).toEqual({
      answers: { bought: false },
      problems: {},
    });
  });

  it('of a section hold for all that stands in it', () => {
    const sectioned = [
      question('YesNo', 'Post it?', { key: 'post' }),
      question('Section', 'Address', { key: 'section', showWhen: when('post', 'yes') }),
      question('ShortText', 'Street', { key: 'street', isRequired: true }),
    ];

    expect(idsOf(visibleFields(sectioned, { post: false }))).toEqual(['post']);
    expect(checkAnswers({ fields: sectioned }, { post: true }).problems).toEqual({ street: 'Answer this question.' });
  });
});

describe('patterns', () => {
  it.each(['(a+)+', '(a|b)*', String.raw`(a)\1`, '(?=a)b', 'a*b*c*d*', '['])('refuse %s', (pattern) => {
    expect(patternProblem(pattern)).not.toBeNull();
  });

  it('hold the whole answer against them', () => {
    expect(matchesPattern(String.raw`NW-\d{5}`, 'NW-20418')).toBe(true);
    expect(matchesPattern(String.raw`NW-\d{5}`, 'an NW-20418')).toBe(false);
  });
});

it.each(FORM_TEMPLATES)('the template %s can be saved, and published once it has questions', (kind) => {
  const form = templateForm(kind, 'A form');
  const errors = lintForm(form, { now: 0 }).filter(({ severity }) => severity === 'Error');

  expect(parse(formSchema, form)).toEqual(form);
  expect(errors.map(({ code }) => code)).toEqual(kind === 'Blank' ? ['NoQuestions'] : []);
});

it('a form whose question looks at a later one cannot be published', () => {
  const form = newForm({
    name: 'A form',
    fields: [question('ShortText', 'First', { showWhen: when('second', 'x') }), question('ShortText', 'Second')],
  });

  expect(lintForm(form, { now: 0 }).map(({ code }) => code)).toEqual(['LaterCondition']);
});
