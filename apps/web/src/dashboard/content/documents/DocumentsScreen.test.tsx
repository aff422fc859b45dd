import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/documents';
const TEXT = 'The hip belt of the Alta comes in three lengths.';

/** The browser's own choice of files, which the button opens. */
async function choose(user: Awaited<ReturnType<typeof renderScreen>>['user'], file: File) {
  await screen.findByRole('button', { name: 'choose files' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing takes files.');
  await user.upload(input, file);
}

it('takes a document, part by part, and lists it on its way into answers', async () => {
  const { user, api } = await renderScreen(PATH);
  expect(await screen.findByRole('row', { name: /Summer catalogue 1998/ })).toHaveTextContent('Failed');
  const large = new File([TEXT, '\n'.repeat(1_200_000)], 'Alta belts.txt', { type: 'text/plain' });

  await choose(user, large);

  const row = await screen.findByRole('row', { name: /Alta belts/ });
  expect(row).toHaveTextContent('Queued');
  expect(await api.db.documentPart.count({ where: { document: { name: 'Alta belts.txt' } } })).toBe(2);
  expect(await api.db.job.findFirst({ where: { kind: 'extractDocument' } })).toMatchObject({ state: 'Waiting' });
});

it('says of a file that it cannot take why, and sends nothing', async () => {
  const { user, api } = await renderScreen(PATH);
  const before = await api.db.document.count();

  await choose(user, new File([], 'empty.txt', { type: 'text/plain' }));

  const uploads = await screen.findByRole('list', { name: 'Uploads' });
  expect(within(uploads).getByRole('alert')).toHaveTextContent('The file is empty.');
  expect(await api.db.document.count()).toBe(before);
});

it('deletes what is chosen, after asking', async () => {
  const { user, api } = await renderScreen(PATH, {
    prepare: ({ db }) => db.article.deleteMany({ where: { type: 'Document' } }),
  });
  await choose(user, new File([TEXT], 'Old prices.txt', { type: 'text/plain' }));
  const row = await screen.findByRole('row', { name: /Old prices/ });

  await user.click(within(row).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeInTheDocument();
  expect(await api.db.documentPart.count()).toBe(0);
});

it('is to be read only without the permission', async () => {
  await renderScreen(PATH, {
    as: 'jonas@northwindoutdoor.com',
    prepare: ({ db }) =>
      db.rolePermission.create({
        data: { clientId: 'clnt_northwind', role: 'Staff', flag: 'MANAGE_ARTICLES', allowed: false },
      }),
  });

  expect(await screen.findByText(/Ask an Admin of your company to add/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'choose files' })).toBeNull();
});
