import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/articles/artc_repair-promise';

async function openPassages() {
  const opened = await renderScreen(PATH, { width: 1440 });
  await opened.user.click(await screen.findByRole('button', { name: /passages$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Passages' });
  await within(dialog).findByRole('list', { name: 'Passages' });
  const read = () =>
    opened.api.db.passage.findMany({ where: { articleId: 'artc_repair-promise' }, orderBy: { position: 'asc' } });
  return { ...opened, dialog, read };
}

it('shows the passages of an article, and rewords one with further questions', async () => {
  const { user, dialog, read } = await openPassages();
  await user.click(within(dialog).getByRole('button', { name: 'Edit passage 1' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit passage' });

  await user.clear(within(edit).getByRole('textbox', { name: 'Text' }));
  await user.type(within(edit).getByRole('textbox', { name: 'Text' }), 'We mend what breaks.');
  await user.type(within(edit).getByRole('textbox', { name: 'Further questions' }), 'Do you mend things?');
  await user.click(within(edit).getByRole('button', { name: 'Save' }));

  expect(await within(dialog).findByText('We mend what breaks.')).toBeInTheDocument();
  expect(within(dialog).getByText('Do you mend things?')).toBeInTheDocument();
  expect((await read())[0]).toMatchObject({ text: 'We mend what breaks.', isEdited: true });
});

it('merges a passage with the next', async () => {
  const { user, dialog, read } = await openPassages();
  const before = await read();

  await user.click(within(dialog).getByRole('button', { name: 'Merge passage 1 with the next' }));

  expect(await within(dialog).findByText('Edited')).toBeInTheDocument();
  expect(await read()).toHaveLength(before.length - 1);
});

it('switches a passage off', async () => {
  const { user, dialog, read } = await openPassages();

  await user.click(within(dialog).getAllByRole('switch', { name: 'Use in answers' })[0] ?? dialog);

  await expect.poll(async () => (await read())[0]?.isEnabled).toBe(false);
});
