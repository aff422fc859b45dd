import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
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

  await screen.findByRole('row', { name: /Alta belts/ });
  // It may be listed while it still comes.
  await waitFor(() => expect(screen.getByRole('row', { name: /Alta belts/ })).toHaveTextContent('Queued'));
  expect(await api.db.documentPart.count({ where: { document: { name: 'Alta belts.txt' } } })).toBe(2);
  expect(await api.db.job.findFirst({ where: { kind: 'extractDocument' } })).toMatchObject({ state: 'Waiting' });
});

it('goes on with an upload that stopped when the same file is chosen again', async () => {
  const bytes = Buffer.from(TEXT.padEnd(1_200_000));
  const start = bytes.subarray(0, 1_000_000);
  const { user, api } = await renderScreen(PATH, {
    prepare: async ({ db, clock }) => {
      const now = clock.now();
      const document = { clientId: 'clnt_northwind', name: 'Alta belts.txt', size: bytes.length, createdAt: now };
      await db.article.create({
        data: {
          id: 'artc_stopped',
          clientId: 'clnt_northwind',
          type: 'Document',
          title: 'Alta belts',
          language: 'en',
          status: 'Published',
          authorId: 'user_maya',
          createdAt: now,
          updatedAt: now,
          document: {
            create: {
              ...document,
              receivedBytes: 1_000_000,
              startHash: createHash('sha256').update(start).digest('hex'),
              parts: { create: [{ offset: 0, bytes: start }] },
            },
          },
        },
      });
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /Alta belts/ })).getByRole('link'));
  expect(await screen.findByText('1 MB of 1.2 MB have come. Choose the file again to go on.')).toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: 'Documents' })[0] ?? document.body);

  await choose(user, new File([bytes], 'Alta belts.txt', { type: 'text/plain' }));

  await waitFor(() => expect(screen.getByRole('row', { name: /Alta belts/ })).toHaveTextContent('Queued'));
  expect(await api.db.document.count({ where: { name: 'Alta belts.txt' } })).toBe(1);
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

it('says of a file that failed why, and nothing else, and tries again', async () => {
  const { user } = await renderScreen(PATH);
  await user.click(within(await screen.findByRole('row', { name: /Summer catalogue 1998/ })).getByRole('link'));

  expect(await screen.findByRole('alert')).toHaveTextContent(/There is no text in this file/);
  expect(screen.getByText('Nothing could be read of it.')).toBeInTheDocument();
  expect(await screen.findByText('None could be made of it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Its text is read when its turn comes.')).toBeInTheDocument();
  expect(await screen.findByText('They are made when its turn comes.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['Extracting', 'Its text is being read.', 'They are made as soon as its text has been read.'],
  ['Trained', 'There is no text in it.', 'There is nothing in its text to answer from.'],
] as const)('says what is true of a file without text that is %s', async (gptStatus, text, passages) => {
  await renderScreen(`${PATH}/artc_altimeter-watch-pdf`, {
    prepare: async ({ db }) => {
      const where = { id: 'artc_altimeter-watch-pdf' };
      await db.article.update({ where, data: { body: '', gptStatus, passages: { deleteMany: {} } } });
    },
  });

  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findByText(passages)).toBeInTheDocument();
});

it('shows what was read of a file page by page, and gives the file back', async () => {
  await renderScreen(`${PATH}/artc_altimeter-watch-pdf`);

  const second = await screen.findByRole('region', { name: 'Page 2' });
  expect(second).toHaveTextContent('Batteries and seals The battery lasts two years');
  const link = screen.getByRole('link', { name: 'Download the file' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/content/documents/artc_altimeter-watch-pdf/'));
});
