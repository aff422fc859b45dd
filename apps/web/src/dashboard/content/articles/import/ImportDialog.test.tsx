import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/articles';

const openDialog = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  return screen.findByRole('dialog', { name: 'Import articles' });
};

it('takes a zip, shows that it is on its way, and ends it', async () => {
  const { user, api } = await renderScreen(PATH);
  const dialog = await openDialog(user);
  await within(dialog).findByRole('button', { name: 'choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing takes files.');

  await user.upload(input, new File(['PK'], 'help centre.zip', { type: 'application/zip' }));

  expect(await within(dialog).findByRole('progressbar', { name: 'Importing help centre.zip' })).toBeInTheDocument();
  expect(await api.db.job.findFirst({ where: { kind: 'importArticles' } })).toMatchObject({ state: 'Waiting' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await within(dialog).findByText(/Cancelled · 0 drafts/)).toBeInTheDocument();
});

it('says what was left out and why, and takes back what nobody has changed', async () => {
  const { user, api } = await renderScreen(PATH, {
    prepare: async ({ db }) => {
      const now = new Date();
      const own = { clientId: 'clnt_northwind', createdAt: now };
      await db.article.create({
        data: {
          ...own,
          id: 'artc_imported',
          type: 'Text',
          title: 'Lacing boots',
          language: 'en',
          status: 'Draft',
          updatedAt: now,
        },
      });
      const items = [
        { path: 'boots/lacing.md', isImported: true, articleId: 'artc_imported' },
        {
          path: 'boots/sizes.pdf',
          isImported: false,
          notes: '["Upload this file under Documents, and answers can use it."]',
        },
      ];
      const given = { id: 'aimp_boots', name: 'boots.zip', size: 10, state: 'Done', endedAt: now } as const;
      await db.articleImport.create({ data: { ...own, ...given, items: { create: items } } });
    },
  });
  const dialog = await openDialog(user);
  const report = await within(dialog).findByRole('region', { name: 'boots.zip' });
  expect(report).toHaveTextContent('1 draft · 1 file left out');

  await user.click(within(report).getByRole('button', { name: 'Show files' }));
  const files = await within(report).findAllByRole('listitem');
  expect(files[0]).toHaveTextContent(
    'boots/sizes.pdfUpload this file under Documents, and answers can use it.Left out',
  );
  expect(within(report).getByRole('link', { name: 'Lacing boots' })).toHaveAttribute('href', `${PATH}/artc_imported`);
  await user.click(within(report).getByRole('button', { name: 'Undo import' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete 1 draft' }));

  expect(await within(report).findByText(/Undone/)).toBeInTheDocument();
  expect(await api.db.article.count({ where: { id: 'artc_imported' } })).toBe(0);
});
