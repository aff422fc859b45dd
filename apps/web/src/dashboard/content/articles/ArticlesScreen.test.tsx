import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/articles';
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

it('lists articles with their category, status and author, beside the counts', async () => {
  const { api } = await renderScreen(PATH);

  const returns = await rowOf('How returns work');
  expect(returns).toHaveTextContent('Returns');
  expect(within(returns).getByRole('link')).toHaveAttribute('href', expect.stringContaining(`${PATH}/`));
  const menu = within(screen.getByRole('navigation', { name: 'Content' }));
  expect(menu.getByRole('link', { name: /^Articles ?\d+$/ })).toBeInTheDocument();
  expect(menu.getByRole('list', { name: 'Categories' })).toHaveTextContent('Returns');
  const forAnswers = { clientId: 'clnt_northwind', status: 'Published', includeInGpt: true } as const;
  const all = await api.db.article.count({ where: forAnswers });
  expect(screen.getByText(new RegExp(`^\\d+ of ${all} trained`))).toBeInTheDocument();
});

it('is searched, and says so when nothing fits', async () => {
  const { user } = await renderScreen(PATH);
  await rowOf('How returns work');

  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'repair promise');
  await waitFor(() => expect(screen.queryByRole('row', { name: /How returns work/ })).toBeNull());
  expect(await rowOf('Repair promise')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), ' zzz');

  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await rowOf('How returns work')).toBeInTheDocument();
});

it('is narrowed by its address', async () => {
  await renderScreen(`${PATH}?gpt=Failed`, {
    prepare: ({ db }) =>
      db.article.updateMany({
        where: { title: 'Repair promise' },
        data: { gptStatus: 'Failed', gptErrorCode: 'Empty', gptError: 'There is no text in it.' },
      }),
  });

  expect(await rowOf('Repair promise')).toHaveTextContent('Failed');
  expect(screen.queryByRole('row', { name: /How returns work/ })).toBeNull();
});

it('says why one failed, and tries again', async () => {
  const { user, api } = await renderScreen(`${PATH}?gpt=Failed`, {
    prepare: ({ db }) =>
      db.article.updateMany({
        where: { title: 'Repair promise' },
        data: { gptStatus: 'Failed', gptErrorCode: 'Empty', gptError: 'There is no text in it.' },
      }),
  });

  await user.click(await screen.findByRole('button', { name: 'Failed: why, of Repair promise' }));
  expect(await screen.findByText('There is no text in it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(async () => {
    const { gptStatus } = await api.db.article.findFirstOrThrow({ where: { title: 'Repair promise' } });
    expect(gptStatus).toBe('Queued');
  });
});

it('moves what is selected to another category', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(within(await rowOf('How returns work')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to a category' });
  await user.click(await within(dialog).findByRole('button', { name: /Category/ }));
  await user.click(await screen.findByRole('option', { name: 'Repairs' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));

  expect(await screen.findByText('1 article moved to Repairs')).toBeInTheDocument();
  await waitFor(async () => expect(await rowOf('How returns work')).toHaveTextContent('Repairs'));
  const { category } = await api.db.article.findFirstOrThrow({
    where: { title: 'How returns work' },
    include: { category: true },
  });
  expect(category?.name).toBe('Repairs');
});

it('publishes what is selected, and says which of it is left out and why', async () => {
  const { user, api } = await renderScreen(PATH, {
    prepare: async ({ db }) => {
      const { id } = await db.article.findFirstOrThrow({ where: { title: 'Repair promise' } });
      await db.article.update({ where: { id }, data: { status: 'Draft', publishedAt: null } });
      const content = { title: 'Repair promise', summary: '', body: '', slug: '', seoTitle: '', seoDescription: '' };
      await db.draft.update({ where: { subjectId: id }, data: { content: JSON.stringify(content) } });
    },
  });

  await user.click(within(await rowOf('How returns work')).getByRole('checkbox'));
  await user.click(within(await rowOf('Repair promise')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('There was nothing to publish')).toBeInTheDocument();
  expect(screen.getByText('1 article had no text. 1 article had nothing new.')).toBeInTheDocument();
  expect(await api.db.article.count({ where: { title: 'Repair promise', status: 'Published' } })).toBe(0);
});

it('deletes what is selected, after a question', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(within(await rowOf('How returns work')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('1 article deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /How returns work/ })).toBeNull());
  expect(await api.db.article.count({ where: { title: 'How returns work' } })).toBe(0);
});

it('begins an article and goes to its title', async () => {
  const { user, router } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'New article' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/content\/articles\/artc_\w+$/));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.getByText('Not published')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();

  await user.keyboard('Lost keys');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  expect(screen.getByText('Not published')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Nothing of it is published now: all of it is new.')).toBeInTheDocument();
});

it('can be read by who may not change articles', async () => {
  await renderScreen(PATH, {
    as: 'jonas@northwindoutdoor.com',
    prepare: async ({ db }) => {
      const { clientId } = await db.user.findFirstOrThrow({ where: { email: 'jonas@northwindoutdoor.com' } });
      await db.rolePermission.create({
        data: { clientId: clientId ?? '', role: 'Staff', flag: 'MANAGE_ARTICLES', allowed: false },
      });
    },
  });

  await rowOf('How returns work');
  expect(screen.getByText(/Your role does not include/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New article' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
