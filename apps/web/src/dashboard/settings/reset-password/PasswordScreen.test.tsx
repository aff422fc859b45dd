import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/settings/reset-password';

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
  expect(section).toHaveFocus();
});

it('mails a link to who signs in with Google only and has no password yet', async () => {
  const email = 'maya@northwindoutdoor.com';
  const { user, api } = await renderScreen(PATH, {
    as: email,
    prepare: ({ db }) => db.user.update({ where: { email }, data: { passwordHash: null } }),
  });

  await user.click(await screen.findByRole('button', { name: 'Send me a link to set one' }));

  expect(await screen.findByText(new RegExp(`We have sent a link to ${email}`))).toBeInTheDocument();
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Set a new password for Parley']]);
});
