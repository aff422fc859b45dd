import { screen, waitFor, within } from '@testing-library/react';
import { buildArticle } from '@parley/db/factories/content';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/articles/artc_how-returns-work';

const languages = async () => within(await screen.findByRole('region', { name: 'Languages' }));

it('is begun in another language with its text, and each leads to the other', async () => {
  const { user, router } = await renderScreen(PATH);

  await user.click((await languages()).getByRole('button', { name: 'Add a language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a language' }));
  await user.click(dialog.getByRole('button', { name: 'Begin the draft' }));
  expect(await dialog.findByText('Choose a language.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /Language/ }));
  expect(screen.queryByRole('option', { name: 'English' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'German' }));
  await user.click(dialog.getByRole('button', { name: 'Begin the draft' }));

  const back = await screen.findByRole('link', { name: 'English' });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('How returns work');
  await user.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  expect(await screen.findByRole('link', { name: 'German' })).toBeInTheDocument();
  expect((await languages()).getByText('Draft')).toBeInTheDocument();
});

it('is linked with an article that exists, and unlinked until that is undone', async () => {
  const { user } = await renderScreen(PATH, {
    prepare: async ({ db }) => {
      await buildArticle(db, { clientId: 'clnt_northwind', title: 'So gehen Rücksendungen', language: 'de' });
    },
  });

  await user.click((await languages()).getByRole('button', { name: 'Add a language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a language' }));
  await user.click(dialog.getByRole('radio', { name: /Link an article/ }));
  await user.type(dialog.getByRole('combobox', { name: 'Article' }), 'Rücks');
  await user.click(await screen.findByRole('option', { name: /So gehen Rücksendungen/ }));
  await user.click(dialog.getByRole('button', { name: 'Link' }));
  await user.click(await (await languages()).findByRole('button', { name: 'Unlink German' }));

  expect(await screen.findByText('German was unlinked')).toBeInTheDocument();
  expect((await languages()).queryByRole('link', { name: 'German' })).toBeNull();
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  await user.click(toasts.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'German' })).toBeInTheDocument();
});
