import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/assistants/chatbot-widget/asst_nori/gpt-settings';

async function openSet(button: string) {
  const opened = await renderScreen(PATH);
  const panel = within(await screen.findByRole('region', { name: 'Evaluation set' }));
  await opened.user.click(await panel.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions of the set' }));
  await dialog.findByRole('form', { name: 'New question' });
  return { ...opened, dialog };
}

it('makes a set and writes a question that nothing answers', async () => {
  const { user, api, dialog } = await openSet('New set');

  await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'How high is the Matterhorn?');
  await user.click(dialog.getByRole('switch', { name: 'An article answers it' }));
  await user.click(dialog.getByRole('button', { name: 'Add question' }));

  expect(await dialog.findByText('Nothing answers it')).toBeInTheDocument();
  expect(await api.db.evaluationQuestion.findFirst({ where: { set: { name: 'Questions 1' } } })).toMatchObject({
    question: 'How high is the Matterhorn?',
    isAnswerable: false,
  });
});

it('takes questions from a file, and says which article it does not know', async () => {
  const { user, api, dialog } = await openSet('Questions');
  const before = await api.db.evaluationQuestion.count();
  const file = dialog.getByLabelText('CSV file');

  await user.upload(file, new File(['Who mends it?,An article of yesterday,'], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/No published article is called “An article of yesterday”/)).toBeInTheDocument();
  await user.upload(file, new File(['Who mends it?,Repair promise,\nWho won?,,'], 'b.csv', { type: 'text/csv' }));

  expect(await dialog.findByText('Who mends it?')).toBeInTheDocument();
  expect(await api.db.evaluationQuestion.count()).toBe(before + 2);
});

it('deletes a question', async () => {
  const { user, api, dialog } = await openSet('Questions');
  const before = await api.db.evaluationQuestion.count();
  const [first] = await dialog.findAllByRole('button', { name: /^Delete “/ });

  if (first) await user.click(first);

  await expect.poll(() => api.db.evaluationQuestion.count()).toBe(before - 1);
});
