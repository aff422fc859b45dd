import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/users/audit-log';
const DAY = 24 * 60 * 60_000;
const CREATE = 'mutation($input: LabelInput!) { createLabel(input: $input) { id } }';
const UPDATE = 'mutation($id: ID!, $input: LabelInput!) { updateLabel(id: $id, input: $input) { id } }';

/** What the list says, the newest first. */
const rows = () => [...screen.getByRole('list', { name: 'Audit log' }).children].map(({ textContent }) => textContent);

async function runAsMaya({ run, signIn }: ScreenApi, document: string, variables: object) {
  const { body } = await run(document, {
    token: await signIn('maya@northwindoutdoor.com'),
    variables: { ...variables },
  });
  expect(body.errors).toBeUndefined();
  return body.data;
}

it('tells who did what and what changed, and is narrowed by what stands in the address', async () => {
  const { user, router } = await renderScreen(PATH, {
    prepare: async (api) => {
      const { createLabel } = await runAsMaya(api, CREATE, { input: { name: 'Spare parts', colour: 'sky' } });
      await runAsMaya(api, UPDATE, { id: createLabel.id, input: { name: 'Spares', colour: 'red' } });
    },
  });
  await screen.findByRole('list', { name: 'Audit log' });
  expect(rows()[0]).toMatch(/changed the label Spares.*name: Spare parts/);
  expect(rows()[1]).toMatch(/created the label Spare parts/);

  await user.click(screen.getByRole('button', { name: /^Area/ }));
  await user.click(await screen.findByRole('option', { name: 'Inbox' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toMatch(/area=Inbox/));
  await user.type(screen.getByRole('searchbox', { name: 'Search the audit log' }), 'created');
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/created the label Spare parts/)]));

  await user.type(screen.getByRole('searchbox'), ' no such thing');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
});

it('is narrowed to days, which begin and end where the reader is', async () => {
  const { user } = await renderScreen(`${PATH}?area=Inbox`, {
    prepare: async (api) => {
      await api.call('PUT', 'clock', { advance: -10 * DAY });
      await runAsMaya(api, CREATE, { input: { name: 'Ten days old', colour: 'sky' } });
      await api.call('PUT', 'clock', { advance: 10 * DAY });
      await runAsMaya(api, CREATE, { input: { name: 'Brand new', colour: 'sky' } });
    },
  });
  await screen.findByRole('list', { name: 'Audit log' });
  expect(rows()).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: /^Time/ }));
  await user.click(await screen.findByRole('option', { name: 'Last 7 days' }));
  await user.keyboard('{Escape}');

  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/Brand new/)]));
});
