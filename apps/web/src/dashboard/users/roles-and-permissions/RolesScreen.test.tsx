import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/users/roles-and-permissions';
const JONAS = 'jonas@northwindoutdoor.com';

const switchOf = (permission: string) => screen.findByRole('switch', { name: `${permission}: Staff` });

/** An Admin lets Staff do something. */
const allow =
  (flag: string) =>
  async ({ run, signIn }: ScreenApi) =>
    run(`mutation { setStaffPermission(flag: ${flag}, isAllowed: true) { id } }`, {
      token: await signIn('maya@northwindoutdoor.com'),
    });

it('follows what another Admin switches, and goes back where it is refused', async () => {
  expectComplaint(/Broken/);
  const { user, api } = await renderScreen(PATH);
  expect(await switchOf('Invite people')).not.toBeChecked();
  await allow('INVITE_USERS')(api);
  await waitFor(async () => expect(await switchOf('Invite people')).toBeChecked());

  const fault = { kind: 'Error', operation: 'SetStaffPermission', code: 'BROKEN', message: 'Broken.' };
  await api.call('PUT', 'faults', fault);
  await user.click(await switchOf('Invite people'));

  expect(await screen.findByText('“Invite people” was not changed')).toBeInTheDocument();
  expect(await switchOf('Invite people')).toBeChecked();
});

it('is read, and not changed, by Staff who may see it', async () => {
  await renderScreen(PATH, { as: JONAS, prepare: allow('VIEW_PERMISSIONS') });

  expect(await screen.findByText(/Only Admins can change what Staff may do\./)).toBeInTheDocument();
  expect(await switchOf('Invite people')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'View as Staff' })).toBeNull();
});

it('shows an Admin the dashboard as Staff see it, and leads back', async () => {
  const { user, router } = await renderScreen(PATH);
  await user.click(await screen.findByRole('button', { name: 'View as Staff' }));
  expect(await screen.findByText(/You are viewing as Staff\./)).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('link', { name: 'Subscription' }));
  expect(await screen.findByText(/Your role does not include managing the company\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop viewing as Staff' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  expect(await switchOf('Invite people')).toBeEnabled();
  expect(screen.queryByText(/You are viewing as Staff\./)).toBeNull();
});

it('says in a sentence why somebody may do something, which follows a change and has an address', async () => {
  const { user, router } = await renderScreen(PATH);
  await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'Jonas');
  await user.click(await screen.findByRole('option', { name: /Jonas/ }));
  await user.click(screen.getByRole('button', { name: /Permission/ }));
  await user.click(await screen.findByRole('option', { name: 'Invite people' }));
  expect(
    await screen.findByText(/^Jonas .+: no\. “Invite people” is off for Staff from the start/),
  ).toBeInTheDocument();

  await user.click(await switchOf('Invite people'));

  const yes = /^Jonas .+: yes\. “Invite people” is on for Staff: Maya .+ switched it on, /;
  expect(await screen.findByText(yes)).toBeInTheDocument();
  expect(router.state.location.search).toMatch(/INVITE_USERS/);
});
