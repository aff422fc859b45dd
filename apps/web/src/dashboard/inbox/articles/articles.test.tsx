import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { reply, select } from '../testing/inboxScreen.ts';

it('an article is found, and its link or its text put into the reply', async () => {
  const { user } = await renderScreen('/dashboard/inbox');
  await select(user, 'Hannah Brandt');
  await user.type(await reply(), 'See ');
  await user.click(await screen.findByRole('button', { name: 'Articles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Articles' }));

  await user.type(await dialog.findByRole('searchbox', { name: 'Search articles' }), 'repair promise');
  await waitFor(() => expect(dialog.queryByText('Gift cards and balances')).not.toBeInTheDocument());
  await user.click(await dialog.findByRole('button', { name: 'Put in the link of Repair promise' }));
  await waitFor(async () =>
    expect(await reply()).toHaveValue('See http://localhost:4000/help/northwind-outdoor/articles/repair-promise'),
  );

  await user.clear(await reply());
  await user.click(await screen.findByRole('button', { name: 'Articles' }));
  await user.click(await screen.findByRole('button', { name: 'Put in the text of Repair promise' }));

  await waitFor(async () => expect((await reply()).textContent).toMatch(/^We would rather mend a thing/));
});

it('an article is found by its title before others, and by a mistyped word', async () => {
  const { user } = await renderScreen('/dashboard/inbox');
  await select(user, 'Hannah Brandt');
  await user.click(await screen.findByRole('button', { name: 'Articles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Articles' }));
  const search = await dialog.findByRole('searchbox', { name: 'Search articles' });
  const first = () => within(dialog.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')[0];

  await user.type(search, 'repair');
  await waitFor(() => expect(first()).toHaveTextContent(/^Repair promise/));
  await user.clear(search);
  await user.type(search, 'retruns');

  await waitFor(() => expect(first()).toHaveTextContent(/^Returns from abroad/));
});
