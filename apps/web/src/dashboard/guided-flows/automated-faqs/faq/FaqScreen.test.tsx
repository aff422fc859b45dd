import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildArticle } from '@parley/db/factories/content';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/guided-flows/automated-faqs';
const saved = ({ db }: ScreenApi, id = 'afaq_student') =>
  db.automatedFaq.findUniqueOrThrow({ where: { id }, include: { phrasings: { orderBy: { position: 'asc' } } } });
const question = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Question' });

/** What browsers press when somebody types Enter in a field: the first button of its form that submits, wherever it stands. */
function pressedByEnter({ form }: HTMLInputElement): Element {
  const found = [...(form?.elements ?? [])].find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (!found) throw new Error('Enter submits nothing.');
  return found;
}

it('is changed and saved: phrasings, answer, buttons', async () => {
  const { user, api } = await renderScreen(`${PATH}/afaq_student`);
  expect(await question()).toHaveValue('Is there a student discount?');

  await user.type(screen.getByRole('textbox', { name: 'Another way to ask' }), 'For pupils?{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove phrasing 2' }));
  await user.click(screen.getByRole('button', { name: 'Add a button' }));
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Verify');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://a.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved: visitors get it from now on')).toBeInTheDocument();
  const { phrasings, buttons, revision } = await saved(api);
  expect(phrasings.map(({ text }) => text)).toEqual([
    'Is there a student discount?',
    'Do students get money off?',
    'For pupils?',
  ]);
  expect(JSON.parse(buttons)).toEqual([{ kind: 'Link', label: 'Verify', value: 'https://a.example' }]);
  expect(revision).toBe(2);
});

it('says beside the field what is wrong', async () => {
  const { user } = await renderScreen(`${PATH}/afaq_student`);

  await user.clear(await question());
  await user.click(screen.getByRole('radio', { name: 'Questions in which an expression is found' }));
  await user.type(await screen.findByRole('textbox', { name: /^Expression/ }), '(((');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the question.')).toBeInTheDocument();
  await user.type(await question(), 'Discounts?');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/^This is no valid expression/)).toBeInTheDocument();
});

it('says which FAQ matches and why, with what is being written', async () => {
  const { user } = await renderScreen(`${PATH}/afaq_student`);

  await user.type(await screen.findByRole('textbox', { name: 'Question of a visitor' }), 'are pupils cheaper');
  expect(await screen.findByText(/None is near enough|No FAQ comes near/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Another way to ask' }), 'Are pupils cheaper?{Enter}');

  const list = await screen.findByRole('list', { name: 'FAQs by how well they fit' });
  await waitFor(() => {
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/This FAQ.*Answers.*1\.00.*Nearest: “Are pupils cheaper\?”/);
  });
});

it('is written anew as a draft, from a question that is known', async () => {
  const { user, api, router } = await renderScreen(`${PATH}/new?question=Do%20you%20sell%20kayaks%3F`);

  expect(await question()).toHaveValue('Do you sell kayaks?');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/automated-faqs\/afaq_\w+$/));
  const made = await api.db.automatedFaq.findFirstOrThrow({ where: { question: 'Do you sell kayaks?' } });
  expect(made).toMatchObject({ state: 'Draft', editorName: 'Maya Lindqvist' });
});

it('is saved as a draft by Enter in a field, and not turned on', async () => {
  const { user, api, router } = await renderScreen(`${PATH}/new?question=Do%20you%20sell%20kayaks%3F`);
  await user.type(await screen.findByRole('textbox', { name: /^Answer/ }), 'We do.');

  fireEvent.click(pressedByEnter(await question()));

  expect(await screen.findByText('Saved as a draft')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/automated-faqs\/afaq_\w+$/));
  expect(await api.db.automatedFaq.findFirst({ where: { question: 'Do you sell kayaks?' } })).toMatchObject({
    state: 'Draft',
  });
});

it('is saved and turned on at one press', async () => {
  const { user, api } = await renderScreen(`${PATH}/new?question=Do%20you%20sell%20kayaks%3F`);
  await user.type(await screen.findByRole('textbox', { name: /^Answer/ }), 'We do.');

  await user.click(screen.getByRole('button', { name: 'Save and turn on' }));

  expect(await screen.findByText('1 FAQ live')).toBeInTheDocument();
  expect(await api.db.automatedFaq.findFirst({ where: { question: 'Do you sell kayaks?' } })).toMatchObject({
    state: 'Live',
    answer: 'We do.',
  });
});

it('cannot be turned on without an answer, and is kept as a draft', async () => {
  const { user, api } = await renderScreen(`${PATH}/new?question=Kayaks%3F`);
  await question();

  await user.click(screen.getByRole('button', { name: 'Save and turn on' }));

  expect(await screen.findByText('Saved as a draft, but not turned on')).toBeInTheDocument();
  expect(screen.getByText('“Kayaks?” has no answer yet.')).toBeInTheDocument();
  expect(await api.db.automatedFaq.findFirst({ where: { question: 'Kayaks?' } })).toMatchObject({ state: 'Draft' });
});

it('takes over what a colleague saves, and keeps what is being written', async () => {
  const { user, api } = await renderScreen(`${PATH}/afaq_student`);
  await user.type(await question(), ' Really?');

  await api.run(
    `mutation { updateAutomatedFaq(id: "afaq_student", revision: 1, input: {
      question: "Is there a student discount?", answer: "Ten percent." }) { id } }`,
    { token: await api.signIn('priya@northwindoutdoor.com') },
  );

  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Answer/ })).toHaveValue('Ten percent.'));
  expect(await question()).toHaveValue('Is there a student discount? Really?');
  expect(screen.getByText(/^Priya Nair has changed this FAQ/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    expect(await saved(api)).toMatchObject({
      question: 'Is there a student discount? Really?',
      answer: 'Ten percent.',
    });
  });
});

it('does not exist any more, or never did', async () => {
  expectComplaint(/does not exist/);
  await renderScreen(`${PATH}/afaq_none`);

  expect(await screen.findByText(/does not exist/)).toBeInTheDocument();
});

it('leads to any article that visitors may read, however many there are', async () => {
  const { user, api } = await renderScreen(`${PATH}/afaq_student`, {
    prepare: async ({ db }) => {
      const { clientId } = await db.automatedFaq.findUniqueOrThrow({ where: { id: 'afaq_student' } });
      const article = (title: string) => buildArticle(db, { clientId, title });
      for (let index = 0; index < 101; index += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await article(`Aaa ${String(index).padStart(3, '0')}`);
      }
      const { id: followUpId } = await article('Zzz the last');
      await article('Zzz the very last');
      await db.automatedFaq.update({ where: { id: 'afaq_student' }, data: { followUp: 'Article', followUpId } });
    },
  });
  await question();
  const field = screen.getByRole('combobox', { name: 'Article' });
  await waitFor(() => expect(field).toHaveValue('Zzz the last'));

  await user.clear(field);
  await user.type(field, 'very last');
  await user.click(await screen.findByRole('option', { name: /^Zzz the very last/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved: visitors get it from now on')).toBeInTheDocument();
  const { followUpId } = await saved(api);
  expect(await api.db.article.findUniqueOrThrow({ where: { id: followUpId ?? '' } })).toMatchObject({
    title: 'Zzz the very last',
  });
});

it('says what of it leads nowhere, until something else follows', async () => {
  const { user } = await renderScreen(`${PATH}/afaq_student`, {
    prepare: async ({ db }) => {
      await db.guidedFlow.update({ where: { id: 'flow_returns' }, data: { archivedAt: new Date() } });
      await db.automatedFaq.update({
        where: { id: 'afaq_student' },
        data: { followUp: 'Flow', followUpId: 'flow_returns' },
      });
    },
  });
  await question();
  expect(screen.getByRole('alert')).toHaveTextContent(/needs attention.*No guided flow begins: “.+” is archived\./);

  await user.click(screen.getByRole('button', { name: /Then/ }));
  await user.click(await screen.findByRole('option', { name: 'Nothing more' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.queryByText('This FAQ needs attention')).toBeNull());
});

it('names in its preview the flow that follows', async () => {
  let name = '';
  await renderScreen(`${PATH}/afaq_student`, {
    prepare: async ({ db }) => {
      ({ name } = await db.guidedFlow.findUniqueOrThrow({ where: { id: 'flow_returns' } }));
      await db.automatedFaq.update({
        where: { id: 'afaq_student' },
        data: { followUp: 'Flow', followUpId: 'flow_returns' },
      });
    },
  });

  expect(await screen.findByText(`Then the guided flow “${name}” begins.`)).toBeInTheDocument();
});
