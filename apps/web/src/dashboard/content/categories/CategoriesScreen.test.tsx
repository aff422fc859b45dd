import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/articles/categories';
const order = () =>
  screen.getAllByRole('button', { name: /^Move .* down$/ }).map((button) => button.getAttribute('aria-label'));

it('creates a category in another one', async () => {
  const { user } = await renderScreen(PATH);

  await user.click((await screen.findAllByRole('button', { name: 'New category' }))[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'New category' });
  await user.click(within(dialog).getByRole('button', { name: 'Create category' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Exchanges');
  await user.click(within(dialog).getByRole('button', { name: /Stands in/ }));
  await user.click(await screen.findByRole('option', { name: 'Returns' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create category' }));

  expect(await screen.findByRole('list', { name: 'In Returns' })).toHaveTextContent('Exchanges');
});

it('has an icon that can be taken off', async () => {
  const { user, api } = await renderScreen(PATH);
  await api.db.articleCategory.update({ where: { id: 'acat_returns' }, data: { icon: '📦' } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Returns' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit category' });
  const icon = within(within(dialog).getByRole('group', { name: 'Icon' }));

  expect(icon.getByRole('button', { name: /choose another icon$/ })).toBeInTheDocument();
  await user.click(icon.getByRole('button', { name: 'Remove the icon' }));
  expect(icon.getByRole('button', { name: 'Choose an icon' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Category saved')).toBeInTheDocument();
  const { icon: saved } = await api.db.articleCategory.findUniqueOrThrow({ where: { id: 'acat_returns' } });
  expect(saved).toBe('');
});

it('puts them in another order', async () => {
  const { user, api } = await renderScreen(PATH);
  await screen.findByRole('button', { name: 'Move Courses down' });

  await user.click(screen.getByRole('button', { name: 'Move Courses down' }));

  await waitFor(() => expect(order().slice(0, 2)).toEqual(['Move Delivery down', 'Move Courses down']));
  const { position } = await api.db.articleCategory.findFirstOrThrow({ where: { name: 'Courses' } });
  expect(position).toBe(1);
});

it('deletes one; its articles stay', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Actions for Returns' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Category “Returns” deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Returns' })).toBeNull());
  const article = await api.db.article.findUniqueOrThrow({ where: { id: 'artc_how-returns-work' } });
  expect(article.categoryId).toBeNull();
});

it('shows the articles of one', async () => {
  await renderScreen(`${PATH}/acat_returns`);

  expect(await screen.findByRole('row', { name: /How returns work/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Repair promise/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Category/ })).toBeNull();
});

it('sums each of them up', async () => {
  await renderScreen(`${PATH}/summary`);

  const returns = await screen.findByRole('row', { name: /Returns/ });
  expect(within(returns).getByRole('link')).toHaveAttribute('href', `${PATH}/acat_returns`);
  expect(await screen.findByRole('row', { name: /No category/ })).toBeInTheDocument();
});
