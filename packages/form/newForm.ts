import type { FieldChecks, FieldType, FormContent, FormField } from './form.ts';
import { hasOptions } from './fieldTraits.ts';

export const NO_CHECKS: FieldChecks = {
  minLength: null,
  maxLength: null,
  pattern: '',
  patternMessage: '',
  min: null,
  max: null,
  step: null,
  minDate: '',
  maxDate: '',
  minSelections: null,
  maxSelections: null,
  extensions: [],
  maxSizeMb: null,
};

/** `Order number` as `order_number`; another one where that is taken. */
export function freeKey(label: string, taken: readonly string[]): string {
  const plain = label.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const key =
    plain
      .replaceAll(/[^a-z\d]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, 40) || 'question';
  if (!taken.includes(key)) return key;
  let number = 2;
  while (taken.includes(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}

type New = Partial<FormField> & Pick<FormField, 'id' | 'type' | 'label'>;

/** A question with nothing set but what is given. */
export const newField = (given: New): FormField => ({
  key: freeKey(given.label, []),
  help: '',
  placeholder: '',
  isRequired: given.type === 'Consent',
  options: hasOptions(given.type)
    ? [
        { id: 'first', label: 'First choice' },
        { id: 'second', label: 'Second choice' },
      ]
    : [],
  allowsOther: false,
  checks: NO_CHECKS,
  fillFrom: { source: given.type === 'Hidden' ? 'PageUrl' : 'None', name: '' },
  saveTo: { target: 'None', name: '' },
  showWhen: { match: 'All', conditions: [] },
  ...given,
});

/** A form without questions. */
export const newForm = (given: Partial<FormContent> & Pick<FormContent, 'name'>): FormContent => ({
  description: '',
  layout: 'Chat',
  intro: '',
  submitLabel: 'Send',
  successMessage: 'Thank you. We have your answers.',
  redirectUrl: '',
  fields: [],
  notify: { emails: [] },
  limits: { most: null, mostPerVisitor: null, closesAt: '', closedMessage: 'This form is closed.' },
  ...given,
});

/** What a question is called before somebody says otherwise. */
export const FIRST_LABELS: Readonly<Record<FieldType, string>> = {
  ShortText: 'Short question',
  LongText: 'What would you like to tell us?',
  Email: 'What is your email address?',
  Phone: 'What is your phone number?',
  Url: 'Which web address?',
  Number: 'How many?',
  Select: 'Which one?',
  MultiSelect: 'Which ones?',
  Radio: 'Which one is it?',
  Checkbox: 'What applies?',
  YesNo: 'Yes or no?',
  Date: 'Which day?',
  Time: 'What time?',
  DateTime: 'When?',
  File: 'Add a photo or document',
  Rating: 'How would you rate it?',
  Scale: 'Where on the scale?',
  Nps: 'How likely are you to recommend us?',
  Address: 'What is the address?',
  Consent: 'I agree that my answers are kept to deal with this',
  Hidden: 'Page address',
  Statement: 'Good to know',
  Section: 'New section',
};
