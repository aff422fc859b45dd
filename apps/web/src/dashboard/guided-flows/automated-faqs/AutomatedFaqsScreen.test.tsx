import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/guided-flows/automated-faqs';
const rowOf = (question: string) => screen.findByRole('row', { name: new RegExp(question) });
const stateOf = async ({ db }: ScreenApi, id: string) =>
  (await db.automatedFaq.findUniqueOrThrow({ where: { id } })).state;

it('lists those that answer most first, with what they match and whether they helped', async () => {
  await renderScreen(PATH);

  const returns = await rowOf('How long can I return something');
  expect(returns).toHaveTextContent(/Live.*5 phrasings, from 0\.75.*412.*\d+%/);
  expect(within(returns).getByRole('link')).toHaveAttribute('href', `${PATH}/afaq_returns`);
  const [, first] = screen.getAllByRole('row');
  expect(first).toBe(returns);
  const tabs = screen.getAllByRole('navigation', { name: 'Guided flows' });
  expect(tabs.some((bar) => within(bar).queryByRole('link', { name: 'Automated FAQs', current: 'page' }))).toBe(true);
  expect(await rowOf('gift card')).toHaveTextContent('Any of: gift card');
});

it('is searched and narrowed by its address, and says so when nothing fits', async () => {
  const { user } = await renderScreen(`${PATH}?state=Draft`);

  expect(await rowOf('gas canisters')).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /How long can I return/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search FAQs' }), 'zzz');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

  expect(await rowOf('How long can I return something')).toBeInTheDocument();
});

it('says which of them lead nowhere by now, and lists those alone', async () => {
  const { user } = await renderScreen(PATH, {
    prepare: ({ db }) =>
      db.automatedFaq.update({ where: { id: 'afaq_returns' }, data: { followUp: 'Flow', followUpId: 'flow_gone' } }),
  });

  const returns = within(await rowOf('How long can I return something'));
  expect(returns.getByTitle('No guided flow begins: it is deleted.')).toHaveTextContent('Needs attention');
  expect(within(await rowOf('Where is my parcel')).queryByText('Needs attention')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Attention/ }));
  await user.click(await screen.findByRole('option', { name: 'Needs attention' }));

  await waitFor(() => expect(screen.queryByRole('row', { name: /Where is my parcel/ })).toBeNull());
  expect(await rowOf('How long can I return something')).toBeInTheDocument();
});

it('turns what is selected off, and back on', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(within(await rowOf('How long can I return something')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('1 FAQ turned off')).toBeInTheDocument();
  await waitFor(async () => expect(await rowOf('How long can I return something')).toHaveTextContent('Off'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(async () => expect(await stateOf(api, 'afaq_returns')).toBe('Live'));
});

it('deletes what is selected, and has it back', async () => {
  const { user } = await renderScreen(PATH);

  await user.click(within(await rowOf('Where is my parcel')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 FAQ deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Where is my parcel/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await rowOf('Where is my parcel')).toBeInTheDocument();
});

it('invites to write the first one', async () => {
  await renderScreen(PATH, { prepare: ({ db }) => db.automatedFaq.deleteMany() });

  expect(await screen.findByText('No automated FAQs yet')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'New FAQ' })).toHaveLength(2);
});

it('can be read by who may not change FAQs', async () => {
  await renderScreen(PATH, {
    as: 'jonas@northwindoutdoor.com',
    prepare: ({ db }) =>
      db.rolePermission.create({
        data: { clientId: 'clnt_northwind', role: 'Staff', flag: 'MANAGE_AUTOMATED_FAQS', allowed: false },
      }),
  });

  await rowOf('How long can I return something');
  expect(screen.getByText(/Your role does not include/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New FAQ' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('takes back in whole what it gave out as a file', async () => {
  const { api } = await renderScreen(PATH);
  const token = await api.signIn('maya@northwindoutdoor.com');
  const exported = await api.run('{ automatedFaqsCsv }', { token });

  const { body } = await api.run('mutation ($csv: String!) { previewFaqImport(csv: $csv) { action problem } }', {
    token,
    variables: { csv: exported.body.data.automatedFaqsCsv },
  });

  const rows: { action: string; problem: string | null }[] = body.data.previewFaqImport;
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ action }) => action !== 'Replace')).toEqual([]);
});
