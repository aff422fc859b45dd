import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const PRIYA = 'priya@northwindoutdoor.com';
const NADIA = 'nadia@lumenandlark.example';

const rail = () => screen.findByRole('navigation', { name: 'Main' });

describe('the rail', () => {
  it('counts messages as they are written, also on another screen', async () => {
    const { api } = await renderScreen('/dashboard');
    expect(await within(await rail()).findByText('2,716 of 4,000 messages left')).toBeInTheDocument();
    const visitor = await chatVisitor(api);

    await visitor.write('Is my jacket ready?');

    expect(await within(await rail()).findByText('2,715 of 4,000 messages left')).toBeInTheDocument();
  });

  it('leads from the company’s name to what belongs to the company', async () => {
    const { user, router } = await renderScreen('/dashboard');

    await user.click(await screen.findByRole('button', { name: 'Northwind Outdoor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Company profile' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings/company-profile'));
  });
});

describe('the tabs of the settings', () => {
  it('lead from part to part, say which is open, and the way back works', async () => {
    const { user, router } = await renderScreen('/dashboard/settings/my-profile');
    const tab = async (name: string) =>
      within(await screen.findByRole('navigation', { name: 'Settings' })).findByRole('link', { name });
    const isOpen = (name: string) =>
      waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-current', 'page'));
    await isOpen('My profile');

    await user.click(await tab('Payment methods'));
    await isOpen('Payment methods');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings/payment-methods/new'));

    await router.navigate(-1);
    await isOpen('My profile');
    expect(router.state.location.pathname).toBe('/dashboard/settings/my-profile');
  });
});

describe('the welcome', () => {
  const welcome = () => screen.queryByRole('region', { name: 'Welcome to Parley, Priya' });

  it('leads to first steps, and is put away for good', async () => {
    const { user, api } = await renderScreen('/dashboard', { as: PRIYA });
    const dismiss = await screen.findByRole('button', { name: 'Dismiss the welcome' });
    expect(within(screen.getByRole('region', { name: /Welcome/ })).getAllByRole('link')).toHaveLength(3);

    await user.click(dismiss);

    await waitFor(() => expect(welcome()).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(async () =>
      expect(await api.db.user.findFirstOrThrow({ where: { email: PRIYA } })).toMatchObject({
        shouldShowWelcomeBanner: false,
      }),
    );
  });

  it('comes back, with a word, when the server did not hear of it', async () => {
    const { user } = await renderScreen('/dashboard', {
      as: PRIYA,
      prepare: (api) =>
        api.call('PUT', 'faults', { kind: 'Error', operation: 'useDismissWelcomeBannerMutation', message: 'Not now.' }),
    });

    await user.click(await screen.findByRole('button', { name: 'Dismiss the welcome' }));

    expect(await screen.findByText('The welcome could not be dismissed.')).toBeInTheDocument();
    expect(welcome()).toBeInTheDocument();
  });

  it('is not shown to those who have put it away', async () => {
    await renderScreen('/dashboard');

    expect(await screen.findByRole('region', { name: 'Needs you now' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Welcome/ })).toBeNull();
  });
});

describe('an address that leads nowhere', () => {
  it('keeps the rail inside the dashboard, and leads on', async () => {
    const { user, router } = await renderScreen('/dashboard/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(await rail()).toBeInTheDocument();

    await user.click(await screen.findByRole('link', { name: 'Go to Home' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('leads to where one belongs outside of it', async () => {
    const { user, router } = await renderScreen('/onboard/client/nowhere', { as: NADIA });

    await user.click(await screen.findByRole('link', { name: 'Go to Parley' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/onboard/client/details'));
  });
});

it('a screen that fails says so in words, keeps the rail and tries again', async () => {
  expectComplaint(/The list is being repaired/);
  const { user, api } = await renderScreen('/dashboard/inbox', {
    prepare: (api) =>
      api.call('PUT', 'faults', {
        kind: 'Error',
        operation: 'InboxScreenQuery',
        message: 'The list is being repaired.',
      }),
  });
  expect(await screen.findByText('The list is being repaired.')).toBeInTheDocument();
  expect(await rail()).toBeInTheDocument();

  await api.call('DELETE', 'faults');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Hannah Brandt')).toBeInTheDocument();
});

it('a screen whose query crashes the server shows none of its words, but a code for support and Retry', async () => {
  expectComplaint(/Something went wrong on our side/);
  const fault = { kind: 'Error', code: 'INTERNAL_SERVER_ERROR', message: 'SQLITE_ERROR: no such column' };
  await renderScreen('/dashboard/inbox', {
    prepare: (api) => api.call('PUT', 'faults', { ...fault, operation: 'InboxScreenQuery' }),
  });

  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeInTheDocument();
  expect(await screen.findByText(/^For support/)).toHaveTextContent(/For support: [0-9A-Z]{6}$/);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText(/SQLITE_ERROR/)).not.toBeInTheDocument();
});
