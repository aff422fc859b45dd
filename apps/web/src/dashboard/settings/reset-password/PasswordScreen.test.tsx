import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { switchOnSecondFactor } from '#testing/secondFactor.ts';

const PATH = '/dashboard/settings/reset-password';
const MAYA = 'maya@northwindoutdoor.com';
const NEW_PASSWORD = 'hip belt and buckle';

const current = () => screen.findByLabelText('Current password');
const chosen = () => screen.findByLabelText('New password');
const submit = () => screen.getByRole('button', { name: 'Change password' });

it('lets the password be changed where the second step does not load, which can be asked for again', async () => {
  expectComplaint(/Not now/);
  const { user, api } = await renderScreen(PATH, {
    prepare: (it) => it.call('PUT', 'faults', { kind: 'Error', operation: 'SecurityQuery', message: 'Not now.' }),
  });
  const failure = await screen.findByRole('alert');
  expect(screen.getByLabelText('Current password')).toBeEnabled();

  await api.call('DELETE', 'faults');
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('list', { name: 'Devices' })).toBeInTheDocument();
});

it('leads to the second step by its address', async () => {
  await renderScreen(`${PATH}#two-factor`);

  const section = await screen.findByRole('region', { name: 'Two-factor sign-in' });
  await waitFor(() => expect(section).toHaveFocus());
});

it('mails a link to who signs in with Google only and has no password yet', async () => {
  const email = MAYA;
  const { user, api } = await renderScreen(PATH, {
    as: email,
    prepare: ({ db }) => db.user.update({ where: { email }, data: { passwordHash: null } }),
  });

  await user.click(await screen.findByRole('button', { name: 'Send me a link to set one' }));

  expect(await screen.findByText(new RegExp(`We have sent a link to ${email}`))).toBeInTheDocument();
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Set a new password for Parley']]);
});

it('says what is wrong beside each field, keeps what was typed, and stays signed in', async () => {
  const { user, router } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await waitFor(async () => expect(await current()).toHaveAccessibleDescription(/Enter your current password/));
  expect(await current()).toHaveFocus();
  await user.type(await current(), 'not my password');
  await user.type(await chosen(), 'Password123');
  expect(await screen.findByText('Strength: not enough')).toBeInTheDocument();
  await user.click(submit());
  await waitFor(async () => expect(await chosen()).toHaveAccessibleDescription(/too easy to guess/));
  await user.clear(await chosen());
  await user.type(await chosen(), NEW_PASSWORD);
  await user.click(submit());

  await waitFor(async () => expect(await current()).toHaveAccessibleDescription(/This is not your password/));
  expect(await current()).toHaveFocus();
  expect(await chosen()).toHaveValue(NEW_PASSWORD);
  expect(router.state.location.pathname).toBe(PATH);
});

it('lets nobody guess', async () => {
  const { user, api } = await renderScreen(PATH);
  await user.type(await chosen(), NEW_PASSWORD);
  for (const [index, guess] of [
    'first guess',
    'second guess',
    'third guess',
    'fourth guess',
    'fifth guess',
  ].entries()) {
    await user.clear(await current());
    await user.type(await current(), guess);
    await user.click(submit());
    await waitFor(() => expect(api.asked().filter((name) => name === 'ChangePassword')).toHaveLength(index + 1));
    await waitFor(async () => expect(await current()).toHaveAccessibleDescription(/This is not your password/));
  }

  await user.clear(await current());
  await user.type(await current(), 'parley-demo-1');
  await user.click(submit());

  expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
  expect(submit()).toBeDisabled();
});

it('is told in place of the form to whose role does not include it', async () => {
  await renderScreen(PATH, {
    as: 'jonas@northwindoutdoor.com',
    prepare: async ({ run, signIn }) =>
      run('mutation { setStaffPermission(flag: UPDATE_USER_PROFILE, isAllowed: false) { __typename } }', {
        token: await signIn('maya@northwindoutdoor.com'),
      }),
  });

  expect(await screen.findByText(/Your role does not include/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});

it('makes new backup codes and switches the second step off for the password or a code', async () => {
  let first: string[] = [];
  const { user } = await renderScreen(PATH, {
    prepare: async (it) => {
      first = await switchOnSecondFactor(it, MAYA);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New backup codes' }));
  await user.type(await screen.findByLabelText('Your password'), 'parley-demo-1');
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const codes = within(await screen.findByRole('list', { name: 'Backup codes' })).getAllByRole('listitem');
  expect(codes).toHaveLength(10);
  expect(codes.map(({ textContent }) => textContent)).not.toContain(first[0]);
  const [newest] = codes;
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));

  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Use a code instead' }));
  const code = await dialog.findByLabelText('Code');
  await user.type(code, '000000');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code does not work/));
  await user.clear(code);
  await user.type(code, newest?.textContent ?? '');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));

  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
});
