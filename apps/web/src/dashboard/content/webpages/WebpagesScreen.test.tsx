import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/content/webpages';

it('lists what was read of the company’s site, and says of what failed why', async () => {
  const { user } = await renderScreen(`${PATH}?q=Geneva`);

  const sources = await screen.findByRole('region', { name: 'Sources' });
  expect(sources).toHaveTextContent('Whole site · 31 pages · weekly');
  expect(sources).toHaveTextContent('2 failed, 5 left out');
  const failed = await screen.findByRole('row', { name: /Our shop in Geneva/ });
  await user.click(within(failed).getByRole('button', { name: /Failed: why/ }));
  expect(await screen.findByText('There is no such page any more.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('says that no assistant answers from a page of which nothing could be read', async () => {
  const { user } = await renderScreen(`${PATH}?q=Geneva`);
  const failed = await screen.findByRole('row', { name: /Our shop in Geneva/ });

  await user.click(within(failed).getByRole('button', { name: /^Our shop in Geneva/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Webpage' }));
  expect(await dialog.findByText('No assistant answers from it.')).toBeInTheDocument();
});

it('adds a site, which is read in the background', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Add webpages' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add webpages' });
  await user.type(within(dialog).getByLabelText('Address'), 'www.example.com/help');
  await user.type(within(dialog).getByLabelText('Not these paths'), '/help/old/*');
  await user.click(within(dialog).getByRole('button', { name: 'Add webpages' }));

  expect(await screen.findByText('The pages are being read')).toBeInTheDocument();
  expect(await screen.findByText('www.example.com/help')).toBeInTheDocument();
  expect(await api.db.crawlSource.findFirst({ where: { kind: 'Site', id: { not: 'csrc_northwind' } } })).toMatchObject({
    addresses: '["https://www.example.com/help"]',
    excludePatterns: '["/help/old/*"]',
    frequency: 'Weekly',
  });
  expect(await api.db.job.count({ where: { kind: 'crawlSite', state: 'Waiting' } })).toBe(1);
});

it.each(['Add webpages', 'Preview'])('says beside the address why it is not read: %s', async (act) => {
  const { user } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Add webpages' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add webpages' });
  await user.type(within(dialog).getByLabelText('Address'), 'http://192.168.0.10/');
  await user.click(within(dialog).getByRole('button', { name: act }));

  expect(await within(dialog).findByText(/leads into a private network/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Address')).toBeInvalid();
});

it('tells why pages were left out, and which links lead to nothing', async () => {
  const { user } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'What was read' }));
  const log = await screen.findByRole('dialog', { name: /What was read of/ });
  await user.click(await within(log).findByRole('radio', { name: 'Left out 5' }));
  expect(await within(log).findByText(/asks robots to stay away/)).toBeInTheDocument();
  await user.click(within(log).getAllByRole('button', { name: 'Close' })[0] ?? log);

  await user.click(await screen.findByRole('button', { name: '2 broken links' }));
  expect(await screen.findByText(/\/stand-ins\/site\/shops\/geneva/)).toBeInTheDocument();
});

it('says first why nothing was read, where nothing was', async () => {
  const { user } = await renderScreen(PATH, {
    prepare: async ({ db }) => {
      await db.crawlRunItem.deleteMany({ where: { outcome: { not: 'Failed' } } });
    },
  });
  const sources = await screen.findByRole('region', { name: 'Sources' });
  expect(sources).toHaveTextContent(/Nothing read · .*2 failed/);

  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'What was read' }));

  const log = await screen.findByRole('dialog', { name: /What was read of/ });
  expect(await within(log).findByText('No page was read.')).toBeInTheDocument();
  expect(within(log).getByRole('radio', { name: 'Failed 2' })).toBeChecked();
  expect(within(log).getAllByText(/There is no such page/)).toHaveLength(2);
});

it('removes a page, and puts it back by Undo', async () => {
  const { user, api } = await renderScreen(`${PATH}?q=Zurich`);
  const row = await screen.findByRole('row', { name: /Our shop in Zurich/ });

  await user.click(within(row).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('1 webpage removed')).toBeInTheDocument();
  expect(await api.db.article.findUnique({ where: { id: 'artc_site-shops-zurich' } })).toMatchObject({
    status: 'Archived',
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('1 webpage put back')).toBeInTheDocument();
  expect(await api.db.article.findUnique({ where: { id: 'artc_site-shops-zurich' } })).toMatchObject({
    status: 'Published',
  });
});

it('shows one page with its text and the way to its original, and switches it off', async () => {
  const { user, api, router } = await renderScreen(`${PATH}?q=Zurich`);

  await user.click(await screen.findByRole('button', { name: 'Our shop in Zurich' }));
  expect(router.state.location.search).toBe('?q=Zurich&open=artc_site-shops-zurich');
  const dialog = await screen.findByRole('dialog', { name: 'Webpage' });
  expect(await within(dialog).findByRole('link', { name: /Open the original/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/stand-ins\/site\/shops\/zurich$/),
  );
  expect(within(dialog).getByRole('region', { name: 'Its text' })).toHaveTextContent('Langstrasse 120');
  await user.click(within(dialog).getByRole('switch', { name: 'Answers may use this page' }));

  expect(await within(dialog).findByText('Not included')).toBeInTheDocument();
  expect(await api.db.article.findUnique({ where: { id: 'artc_site-shops-zurich' } })).toMatchObject({
    includeInGpt: false,
  });
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
  expect(screen.queryByRole('button', { name: 'Add webpages' })).toBeNull();
});
