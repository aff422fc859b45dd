import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/assistants/chatbot-widget/asst_nori/gpt-settings';

async function openPanel(prepare?: (api: ScreenApi) => Promise<void>) {
  const opened = await renderScreen(PATH, { prepare });
  return { ...opened, panel: within(await screen.findByRole('region', { name: 'Evaluation set' })) };
}

async function openSet(prepare?: (api: ScreenApi) => Promise<void>) {
  const { panel, ...opened } = await openPanel(prepare);
  await opened.user.click(await panel.findByRole('button', { name: 'Questions' }));
  return { ...opened, panel, dialog: await findQuestions() };
}

async function findQuestions() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions of the set' }));
  await dialog.findByRole('form', { name: 'New question' });
  return dialog;
}

const namesOf = async ({ db }: ScreenApi) =>
  (await db.evaluationSet.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);

it('makes a set once it has a name, and writes a question that nothing answers', async () => {
  const { user, api, panel } = await openPanel();

  await user.click(await panel.findByRole('button', { name: 'New set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New set' }));
  await user.click(dialog.getByRole('button', { name: 'Create set' }));
  expect(await dialog.findByText('Enter a name.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Alpine');
  await user.click(dialog.getByRole('button', { name: 'Create set' }));
  const questions = await findQuestions();
  await user.type(questions.getByRole('textbox', { name: 'Question' }), 'How high is the Matterhorn?');
  await user.click(questions.getByRole('switch', { name: 'An article answers it' }));
  await user.click(questions.getByRole('button', { name: 'Add question' }));

  expect(await questions.findByText('Nothing answers it')).toBeInTheDocument();
  expect(await api.db.evaluationQuestion.findFirst({ where: { set: { name: 'Alpine' } } })).toMatchObject({
    question: 'How high is the Matterhorn?',
    isAnswerable: false,
  });
  await user.click(questions.getByRole('button', { name: 'Delete set' }));
  await screen.findByText(/^Its 1 question and what came of them go with it\. This cannot/);
});

it('makes no set where its dialog is left', async () => {
  const { user, api, panel } = await openPanel();

  await user.click(await panel.findByRole('button', { name: 'New set' }));
  await screen.findByRole('dialog', { name: 'New set' });
  await user.keyboard('{Escape}');

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await namesOf(api)).toEqual(['Winter questions']);
});

it('tells the name of a set and the number of its questions apart', async () => {
  const { panel } = await openPanel();

  expect(await panel.findByText('48 questions')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: /Winter questions Set/ })).toHaveTextContent(/^Winter questions$/);
});

it('deletes a set, and says what no longer holds where it is a gate', async () => {
  const { user, api, panel, dialog } = await openSet(async ({ db }) => {
    await db.evaluationSet.updateMany({ data: { isGate: true } });
  });

  await user.click(dialog.getByRole('button', { name: 'Delete set' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Winter questions”?' }));
  expect(question.getByText(/^Its 48 questions .* It is a gate: /)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete' }));

  expect(await panel.findByText(/^Write questions whose answer you know/)).toBeInTheDocument();
  expect(await namesOf(api)).toEqual([]);
});

it('takes questions from a file, and says which article it does not know', async () => {
  const { user, api, dialog } = await openSet();
  const before = await api.db.evaluationQuestion.count();
  const file = dialog.getByLabelText('CSV file');

  await user.upload(file, new File(['Who mends it?,An article of yesterday,'], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/No published article is called “An article of yesterday”/)).toBeInTheDocument();
  await user.upload(
    file,
    new File(['Who mends it?,Repair promise,,30 days\nWho won?,,'], 'b.csv', { type: 'text/csv' }),
  );

  expect(await dialog.findByText('Who mends it?')).toBeInTheDocument();
  expect(dialog.getByText('Has to say: 30 days')).toBeInTheDocument();
  expect(await api.db.evaluationQuestion.count()).toBe(before + 2);
});

it('deletes a question', async () => {
  const { user, api, dialog } = await openSet();
  const before = await api.db.evaluationQuestion.count();
  const [first] = await dialog.findAllByRole('button', { name: /^Delete “/ });

  if (first) await user.click(first);

  await expect.poll(() => api.db.evaluationQuestion.count()).toBe(before - 1);
});

it('finds the article that answers a question among all, also by a mistyped word', async () => {
  const { user, api, dialog } = await openSet(async ({ db, clock }) => {
    const now = clock.now();
    await db.article.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        id: `artc_more_${index}`,
        clientId: 'clnt_northwind',
        type: 'Text' as const,
        title: `Aa ${index}`,
        language: 'en',
        status: 'Published' as const,
        createdAt: now,
        updatedAt: now,
      })),
    });
  });

  await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Who mends it?');
  await user.type(dialog.getByRole('combobox', { name: 'Article' }), 'retruns');
  await user.click(await screen.findByRole('option', { name: /^How returns work/ }));
  await user.type(dialog.getByRole('textbox', { name: 'What the answer has to say' }), '30 days; free');
  await user.click(dialog.getByRole('button', { name: 'Add question' }));

  await expect
    .poll(() => api.db.evaluationQuestion.findFirst({ where: { question: 'Who mends it?' } }))
    .toMatchObject({ articleId: 'artc_how-returns-work', answer: '30 days; free' });
});
