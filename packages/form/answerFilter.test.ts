import { describe, expect, it } from 'vitest';
import { answerChoices, answerFits } from './answerFilter.ts';
import { FIELD_TYPES } from './form.ts';
import { newField } from './newForm.ts';
import { question } from './templates.ts';

const BERN = { street: 'Kramgasse 49', postalCode: '3011', city: 'Bern', country: '' };
const item = newField({
  id: 'item',
  type: 'Select',
  label: 'Which item?',
  options: [{ id: 'tent', label: 'Vinda 2 tent' }],
});

describe('an answer', () => {
  it.each([
    ['Select', 'tent', ['stove', 'tent'], ['Vinda']],
    ['Checkbox', ['zip', 'pole'], ['pole'], ['po']],
    ['YesNo', false, ['no'], ['yes']],
    ['Consent', true, ['yes'], ['no']],
    ['Nps', 1, ['1'], ['10']],
    ['Number', 12, ['12'], ['1']],
    ['ShortText', 'The Zip is torn', ['zip'], ['pole']],
    ['Address', BERN, ['3011 bern'], ['Basel']],
    ['DateTime', '2026-11-25T14:30', ['2026-11-25 14'], ['15:00']],
  ] as const)('of %s fits what it is, and not what it is not', (type, answer, fits, fitsNot) => {
    const field = newField({ id: 'a', type, label: 'Question' });

    expect(answerFits(field, answer, fits)).toBe(true);
    expect(answerFits(field, answer, fitsNot)).toBe(false);
    expect(answerFits(field, undefined, fits)).toBe(false);
  });
});

describe('what answers are told apart by', () => {
  it('is a choice, a number, words or nothing', () => {
    expect(answerChoices(item)).toEqual(item.options);
    expect(answerChoices(question('Nps', 'How likely?'))).toHaveLength(11);
    expect(answerChoices(question('LongText', 'What happened?'))).toBe('Words');
    expect(answerChoices(question('Section', 'You'))).toBeNull();
  });

  it('is said of each kind of question', () => {
    const none = FIELD_TYPES.filter((type) => answerChoices(newField({ id: 'a', type, label: '' })) === null);

    expect(none).toEqual(['File', 'Statement', 'Section']);
  });
});
