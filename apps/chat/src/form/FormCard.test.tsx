// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { newField, newForm, NO_CHECKS } from '@parley/form/newForm';
import { question, when } from '@parley/form/templates';
import { FIELD_TYPES, type Answers, type FormContent, type FormField } from '@parley/form/form';
import { publicForm } from '@parley/form/publicForm';
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChatForm } from '#api/ChatApi.ts';
import { dictionaryOf } from '#language/dictionaries.ts';
import { speak } from '#language/t.ts';
import { newChatForm } from '../preview/previewChat.ts';
import { FormCard } from './FormCard.tsx';

type Change = Partial<FormContent> & { fields: readonly FormField[] };

let root: HTMLElement | null = null;
afterEach(() => {
  if (root) render(null, root);
  root?.remove();
});

/** A form as it stands in the chat, kept by an API that takes everything unless `refusal` says why not. */
function shown({ fields, ...rest }: Change, given: Partial<ChatForm> = {}, refusal: string | null = null) {
  const element = document.createElement('div');
  root = element;
  document.body.append(element);
  const saved: Answers[] = [];
  const sent: Answers[] = [];
  let chatForm: ChatForm = {
    ...newChatForm(publicForm(newForm({ name: 'Repair request', layout: 'Card', ...rest, fields }))),
    ...given,
  };
  const draw = (change: Partial<ChatForm> = {}) => {
    chatForm = { ...chatForm, ...change, version: chatForm.version + 1 };
    render(<FormCard messageId="mesg_1" chatForm={chatForm} forms={forms} />, element);
    return Promise.resolve(null);
  };
  const forms = {
    save: (_: string, answers: Answers) => {
      saved.push(answers);
      return draw({ answers, state: 'Partial', leftAt: null });
    },
    submit: (_: string, answers: Answers) => {
      sent.push(answers);
      return refusal === null ? draw({ answers, state: 'Complete' }) : Promise.resolve(refusal);
    },
    leave: () => draw({ leftAt: '2026-11-25T08:00:00Z' }),
    upload: (file: File) => Promise.resolve({ id: `file_${file.name}`, name: file.name }),
  };
  void draw();
  return { user: userEvent.setup({ applyAccept: false }), saved, sent };
}

type User = ReturnType<typeof userEvent.setup>;
type Fill = (user: User) => Promise<unknown>;
const LABEL = 'The question';
const type =
  (text: string): Fill =>
  (user) =>
    user.type(screen.getByLabelText(/^The question/), text);
const pick =
  (...names: string[]): Fill =>
  async (user) => {
    for (const name of names) await user.click(within(screen.getByRole('group')).getByLabelText(name));
  };
/** What a browser's own picker of dates and times gives. */
const choose =
  (value: string): Fill =>
  async () =>
    void fireEvent.input(screen.getByLabelText(/^The question/), { target: { value } });
const nothing: Fill = async () => {};
const add =
  (name: string): Fill =>
  (user) =>
    user.upload(screen.getByLabelText(/^The question/), new File(['x'], name));

type Row = [
  Exclude<FormField['type'], 'Hidden' | 'Statement' | 'Section'>,
  Partial<FormField>,
  Fill,
  RegExp,
  Fill,
  unknown,
];
const pattern = { ...NO_CHECKS, pattern: String.raw`NW-\d{5}`, patternMessage: 'Order numbers look like NW-20418.' };
const ROWS: Row[] = [
  ['ShortText', { checks: pattern }, type('20418'), /^Order numbers look/, type('{Backspace>9/}NW-20418'), 'NW-20418'],
  [
    'LongText',
    { checks: { ...NO_CHECKS, minLength: 10 } },
    type('Torn'),
    /at least 10/,
    type(' at the seam'),
    'Torn at the seam',
  ],
  ['Email', {}, type('jo'), /email address/, type('@example.org'), 'jo@example.org'],
  ['Phone', {}, type('call'), /phone number/, type('{Backspace>4/}+41 44 555 01 23'), '+41 44 555 01 23'],
  ['Url', {}, type('shop'), /https:/, type('{Backspace>4/}https://shop.example/x'), 'https://shop.example/x'],
  ['Number', { checks: { ...NO_CHECKS, max: 5 } }, type('9'), /^Enter 5 or less/, type('{Backspace}3'), 3],
  [
    'Select',
    {},
    nothing,
    /^Choose one/,
    (user) => user.selectOptions(screen.getByRole('combobox'), 'Second choice'),
    'second',
  ],
  ['Radio', {}, nothing, /^Choose one/, pick('Second choice'), 'second'],
  [
    'MultiSelect',
    { checks: { ...NO_CHECKS, minSelections: 2 } },
    pick('First choice'),
    /at least 2/,
    pick('Second choice'),
    ['first', 'second'],
  ],
  [
    'Checkbox',
    { checks: { ...NO_CHECKS, maxSelections: 1 } },
    pick('First choice', 'Second choice'),
    /at most 1/,
    pick('First choice'),
    ['second'],
  ],
  ['YesNo', {}, nothing, /^Answer this/, pick('No'), false],
  [
    'Date',
    { checks: { ...NO_CHECKS, minDate: '2026-06-01' } },
    choose('2026-05-31'),
    /1 June 2026 or later/,
    choose('2026-06-02'),
    '2026-06-02',
  ],
  ['Time', {}, nothing, /^Answer this/, choose('09:30'), '09:30'],
  [
    'DateTime',
    { checks: { ...NO_CHECKS, maxDate: '2026-06-01' } },
    choose('2026-06-02T09:30'),
    /1 June 2026 or earlier/,
    choose('2026-06-01T09:30'),
    '2026-06-01T09:30',
  ],
  [
    'File',
    { checks: { ...NO_CHECKS, extensions: ['jpg'] } },
    add('seam.exe'),
    /ends in .jpg/,
    add('seam.jpg'),
    ['file_seam.jpg'],
  ],
  ['Rating', {}, nothing, /^Choose a number/, pick('4 of 5'), 4],
  ['Scale', { checks: { ...NO_CHECKS, min: 1, max: 7 } }, nothing, /^Choose a number/, pick('7'), 7],
  ['Nps', {}, nothing, /^Choose a number/, pick('0'), 0],
  [
    'Address',
    {},
    (user) => user.type(screen.getByLabelText('City'), 'Bern'),
    /street and city/,
    (user) => user.type(screen.getByLabelText('Street and number'), 'Kramgasse 49'),
    { street: 'Kramgasse 49', postalCode: '', city: 'Bern', country: '' },
  ],
  ['Consent', {}, nothing, /^Tick this/, (user) => user.click(screen.getByRole('checkbox')), true],
];

describe('a question', () => {
  it('of each kind is filled in here', () => {
    const untold = FIELD_TYPES.filter((one) => !ROWS.some(([kind]) => kind === one));

    expect(untold).toEqual(['Hidden', 'Statement', 'Section']);
  });

  it.each(ROWS)(
    'of the kind %s is refused beside it, then taken',
    async (kind, rest, wrong, message, right, answer) => {
      const field = newField({ id: 'a', type: kind, label: LABEL, isRequired: true, ...rest });
      const { user, sent } = shown({ fields: [field] });

      await wrong(user);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText(message)).toBeVisible();
      expect(sent).toEqual([]);

      await right(user);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText('Thank you. We have your answers.')).toBeVisible();
      expect(sent).toEqual([{ a: answer }]);
    },
  );
});

describe('a form', () => {
  const bought = question('YesNo', 'Bought from us?', { key: 'bought', isRequired: true });
  const order = question('ShortText', 'Order number', {
    key: 'order',
    isRequired: true,
    showWhen: when('bought', 'yes'),
  });
  const fault = question('LongText', 'What is broken?', { key: 'fault' });
  const fields = [
    question('Section', 'Your order', { key: 's' }),
    bought,
    order,
    question('Statement', 'Keep it dry', { key: 't' }),
    fault,
  ];

  it('as a card asks only what earlier answers call for', async () => {
    const { user, sent } = shown({ fields });
    expect(screen.getByRole('heading', { name: 'Your order' })).toBeVisible();
    expect(screen.getByText('Keep it dry')).toBeVisible();
    expect(screen.queryByLabelText(/Order number/)).toBeNull();

    await user.click(screen.getByLabelText('Yes'));
    await user.type(screen.getByLabelText(/Order number/), 'NW-20418');
    await user.click(screen.getByLabelText('No'));
    expect(screen.queryByLabelText(/Order number/)).toBeNull();
    await user.click(screen.getByLabelText('Yes'));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(sent).toEqual([{ bought: true, order: 'NW-20418' }]);
  });

  it('one question at a time goes on by the keyboard, back, and over what may be skipped', async () => {
    const { user, sent } = shown({ layout: 'Chat', fields });
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(screen.getByLabelText('Yes'));
    expect(screen.getByText('1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const number = await screen.findByLabelText(/Order number/);
    expect(number).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Answer this question.')).toBeVisible();
    await user.type(number, 'NW-20418{Enter}');
    expect(await screen.findByLabelText('What is broken?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText(/Order number/)).toHaveValue('NW-20418');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send' }));

    expect(sent).toEqual([{ bought: true, order: 'NW-20418' }]);
  });

  it('is left and taken up again at the first question without an answer', async () => {
    const { user, saved } = shown({ layout: 'Chat', fields }, { answers: { bought: true }, state: 'Partial' });
    expect(screen.getByLabelText(/Order number/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Your answers are kept.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(saved.at(-1)).toEqual({ bought: true });
    expect(await screen.findByLabelText(/Order number/)).toBeVisible();
  });

  it('says what was sent in as the visitor’s language does', async () => {
    const asked = [
      question('YesNo', 'Gekauft?', { key: 'bought' }),
      question('Consent', 'Einverstanden?', { key: 'agreed' }),
      question('Date', 'Seit wann?', { key: 'since' }),
      question('DateTime', 'Rückruf?', { key: 'call' }),
    ];
    speak('de', await dictionaryOf('de'));
    try {
      const answers = { bought: true, agreed: true, since: '2026-06-01', call: '2026-06-02T14:30' };
      shown({ fields: asked }, { state: 'Complete', answers });

      expect(screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
        'Ja',
        'Einverstanden',
        '1. Juni 2026',
        expect.stringMatching(/^2. Juni 2026 um (14|0?2):30/),
      ]);
    } finally {
      speak('en', {});
    }
  });

  it('keeps what was typed when it cannot be sent in, and says why', async () => {
    const { user } = shown({ fields: [fault] }, {}, 'This form is closed.');
    await user.type(screen.getByLabelText('What is broken?'), 'The zip');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('This form is closed.')).toBeVisible();
    expect(screen.getByLabelText('What is broken?')).toHaveValue('The zip');
  });

  it('as a card leads to the first answer that is missing, also where it is chosen', async () => {
    const { user } = shown({
      fields: [question('YesNo', 'Bought from us?', { key: 'yours', isRequired: true }), fault],
    });

    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('Answer this question.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus());
  });

  it('that takes no more answers says so in place of its questions', () => {
    shown({ fields }, { closedMessage: 'Come back in spring.' });

    expect(screen.getByText('Come back in spring.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
