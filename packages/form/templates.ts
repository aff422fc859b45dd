import type { FieldType, FormContent, FormField, ShowWhen } from './form.ts';
import { freeKey, newField, newForm, NO_CHECKS } from './newForm.ts';

export const FORM_TEMPLATES = ['Blank', 'Contact', 'Callback', 'Quote', 'BugReport', 'Feedback', 'Return'] as const;

export type FormTemplateKind = (typeof FORM_TEMPLATES)[number];

/** What is offered to begin with, in a few words. */
export const TEMPLATE_TEXTS: Readonly<Record<FormTemplateKind, { title: string; about: string }>> = {
  Blank: { title: 'Blank form', about: 'Begin with no questions.' },
  Contact: { title: 'Contact', about: 'Name, email and what it is about.' },
  Callback: { title: 'Callback', about: 'A number, and when to call.' },
  Quote: { title: 'Quote', about: 'What is needed, by when and for how much.' },
  BugReport: { title: 'Bug report', about: 'What went wrong, where, with a picture.' },
  Feedback: { title: 'Feedback', about: 'A recommendation score and the reason for it.' },
  Return: { title: 'Return request', about: 'Order, item, reason, and a refund or an exchange.' },
};

type Given = Partial<Omit<FormField, 'options' | 'checks' | 'saveTo' | 'fillFrom'>> & {
  options?: Readonly<Record<string, string>>;
  checks?: Partial<FormField['checks']>;
};

/** A question of a template; its id is its key. */
export function question(type: FieldType, label: string, given: Given = {}): FormField {
  const { options, checks, ...rest } = given;
  const key = given.key ?? freeKey(label, []);
  return newField({
    id: key,
    key,
    type,
    label,
    ...rest,
    ...(options && { options: Object.entries(options).map(([id, text]) => ({ id, label: text })) }),
    checks: { ...NO_CHECKS, ...checks },
  });
}

/** A condition that one question is answered so. */
export const when = (fieldId: string, ...values: string[]): ShowWhen => ({
  match: 'All',
  conditions: [{ fieldId, op: 'Is', values }],
});

export const askName = (given: Given = {}): FormField => ({
  ...question('ShortText', 'What is your name?', { key: 'name', isRequired: true, ...given }),
  fillFrom: { source: 'VisitorName', name: '' },
  saveTo: { target: 'Name', name: '' },
});
export const askEmail = (given: Given = {}): FormField => ({
  ...question('Email', 'What is your email address?', { key: 'email', isRequired: true, ...given }),
  fillFrom: { source: 'VisitorEmail', name: '' },
  saveTo: { target: 'Email', name: '' },
});
export const askPhone = (given: Given = {}): FormField => ({
  ...question('Phone', 'What is your phone number?', { key: 'phone', ...given }),
  fillFrom: { source: 'VisitorPhone', name: '' },
  saveTo: { target: 'Phone', name: '' },
});

type Made = Omit<FormContent, 'name' | 'notify' | 'limits'>;

const TEMPLATES: Readonly<Record<Exclude<FormTemplateKind, 'Blank'>, Partial<Made>>> = {
  Contact: {
    description: 'For anything that the assistant could not answer.',
    intro: 'Leave us a message, and we will write back.',
    successMessage: 'Thank you. We usually answer within a day.',
    fields: [
      askName(),
      askEmail(),
      question('Select', 'What is it about?', {
        key: 'topic',
        options: { order: 'An order', product: 'A product', other: 'Something else' },
      }),
      question('LongText', 'How can we help?', { key: 'message', isRequired: true, checks: { minLength: 10 } }),
    ],
  },
  Callback: {
    description: 'Somebody calls back at a time that suits.',
    intro: 'Tell us where and when to reach you.',
    successMessage: 'Thank you. We will call you then.',
    fields: [
      askName(),
      askPhone({ isRequired: true }),
      question('Date', 'On which day?', { key: 'day', isRequired: true }),
      question('Radio', 'At what time?', {
        key: 'time',
        isRequired: true,
        options: { morning: 'In the morning', noon: 'Around noon', afternoon: 'In the afternoon' },
      }),
      question('ShortText', 'What is it about?', { key: 'topic' }),
    ],
  },
  Quote: {
    description: 'What somebody needs, to reckon a price for it.',
    intro: 'A few questions, then we send you a quote.',
    successMessage: 'Thank you. Your quote arrives within two working days.',
    fields: [
      question('LongText', 'What do you need?', { key: 'need', isRequired: true }),
      question('Number', 'How many?', { key: 'quantity', checks: { min: 1, step: 1 } }),
      question('Date', 'By when?', { key: 'needed_by' }),
      question('File', 'A drawing or a list, if you have one', { key: 'files', checks: { maxSizeMb: 10 } }),
      askName(),
      askEmail(),
    ],
  },
  BugReport: {
    description: 'What does not work, so that it can be found.',
    intro: 'Tell us what went wrong.',
    submitLabel: 'Send report',
    successMessage: 'Thank you. We will look into it.',
    fields: [
      question('ShortText', 'What went wrong?', { key: 'summary', isRequired: true }),
      question('LongText', 'What did you do before it happened?', { key: 'steps' }),
      question('Url', 'On which page?', { key: 'page' }),
      question('File', 'Add a picture of it', {
        key: 'picture',
        checks: { extensions: ['png', 'jpg', 'jpeg', 'webp'], maxSizeMb: 10 },
      }),
      question('YesNo', 'May we write to you about it?', { key: 'may_write' }),
      askEmail({ showWhen: when('may_write', 'yes') }),
    ],
  },
  Feedback: {
    description: 'How likely people are to recommend you, and why.',
    intro: 'Two questions, one minute.',
    successMessage: 'Thank you for telling us.',
    fields: [
      question('Nps', 'How likely are you to recommend us to a friend?', { key: 'recommend', isRequired: true }),
      question('LongText', 'What is the main reason for your score?', { key: 'reason' }),
      question('YesNo', 'May we get back to you?', { key: 'may_write' }),
      askEmail({ showWhen: when('may_write', 'yes') }),
    ],
  },
  Return: {
    description: 'Send something back, for a refund or another one.',
    intro: 'Tell us what you would like to send back.',
    submitLabel: 'Send request',
    successMessage: 'Thank you. We will write to you about what comes next.',
    fields: [
      question('ShortText', 'What is your order number?', { key: 'order_number', isRequired: true }),
      question('ShortText', 'Which item is it?', { key: 'item', isRequired: true }),
      question('Radio', 'Why do you send it back?', {
        key: 'reason',
        isRequired: true,
        options: { size: 'It does not fit', damaged: 'It is damaged', different: 'It is not what I expected' },
      }),
      question('File', 'Add a photo of the damage', { key: 'photo', showWhen: when('reason', 'damaged') }),
      question('Radio', 'What would you like?', {
        key: 'outcome',
        isRequired: true,
        options: { refund: 'My money back', exchange: 'Another one' },
      }),
      askEmail(),
    ],
  },
};

/** A form to begin with. */
export const templateForm = (kind: FormTemplateKind, name: string): FormContent =>
  newForm({ name, ...(kind !== 'Blank' && TEMPLATES[kind]) });
