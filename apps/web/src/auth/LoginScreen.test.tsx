import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dispatch, useSession } from '#session/sessionStore.ts';
import { initialAuth } from '#session/auth.slice.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { switchOnSecondFactor } from '#testing/secondFactor.ts';
import { takeArrival } from './arrival.ts';

const MINUTE = 60_000;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { refreshToken } }';
const MAYA = 'maya@northwindoutdoor.com';

type Person = Awaited<ReturnType<typeof renderScreen>>['user'];

/** Sends the login form. */
async function logIn(user: Person) {
  await user.type(await screen.findByLabelText('Email'), MAYA);
  await user.type(screen.getByLabelText('Password'), 'parley-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const rail = () => screen.findByRole('navigation', { name: 'Main' });

describe('/login', () => {
  it.each(['Unauthenticated', 'UserNotFound'])(
    'stays, with one message and what was typed, when the API answers %s',
    async (kind) => {
      const { user, router } = await renderScreen('/login', {
        as: null,
        prepare: (api) => api.call('PUT', 'faults', { kind, operation: 'Login', times: 1 }),
      });

      await logIn(user);

      expect(await screen.findAllByRole('alert')).toHaveLength(1);
      expect(screen.queryByText(/signed out/i)).not.toBeInTheDocument();
      expect(screen.getByLabelText('Email')).toHaveValue(MAYA);
      expect(router.state.location.pathname).toBe('/login');
    },
  );
});

describe('the second step', () => {
  it('takes a backup code in place of the app’s', async () => {
    let backupCodes: string[] = [];
    const { user, router } = await renderScreen('/login?next=%2Fdashboard%2Fusers', {
      as: null,
      prepare: async (api) => (backupCodes = await switchOnSecondFactor(api, MAYA)),
    });

    await logIn(user);
    await user.click(await screen.findByRole('button', { name: 'Use a backup code' }));
    const code = screen.getByLabelText('Backup code');
    await user.type(code, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/each works once/));
    await user.clear(code);
    await user.type(code, backupCodes[0] ?? '');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    await rail();
    expect(router.state.location.pathname).toBe('/dashboard/users');
  });

  it('leads back to the first, and says so, when it took too long', async () => {
    const { user, api } = await renderScreen('/login', {
      as: null,
      prepare: (api) => switchOnSecondFactor(api, MAYA),
    });
    await logIn(user);
    await user.type(await screen.findByLabelText('Code'), '000000');

    await api.call('PUT', 'clock', { advance: 11 * MINUTE });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText('This sign-in has taken too long. Begin again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });
});

describe('/signup', () => {
  it('says beside the address that it is taken', async () => {
    const { user } = await renderScreen('/signup', { as: null });

    await user.type(await screen.findByLabelText('Company'), 'Northwind again');
    await user.type(screen.getByLabelText('Your name'), 'Maya');
    await user.type(screen.getByLabelText('Work email'), MAYA);
    await user.type(screen.getByLabelText('Password'), 'a-long-enough-one');
    await user.click(screen.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(screen.getByLabelText('Work email')).toHaveAttribute('aria-invalid', 'true'));
  });
});

describe('what ends a session', () => {
  it('leads from a screen to the login, which says why and leads back', async () => {
    const { user, api, router } = await renderScreen('/dashboard');
    await rail();
    await api.call('PUT', 'faults', { kind: 'Unauthenticated', operation: 'InboxScreenQuery' });

    await user.click(screen.getByRole('link', { name: /Inbox/ }));

    expect(await screen.findByText(/because your session ended/)).toBeInTheDocument();
    await api.call('DELETE', 'faults');
    await logIn(user);
    await rail();
    expect(router.state.location.pathname).toBe('/dashboard/inbox');
  });

  it('is an account that is gone', async () => {
    const { router } = await renderScreen('/dashboard/inbox', {
      prepare: (api) => api.call('PUT', 'faults', { kind: 'UserNotFound', operation: 'GetCurrentUser' }),
    });

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    expect(useSession.getState().auth.accessToken).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('is a link to sign in that is spent', async () => {
    const { router, api } = await renderScreen('/login', { as: null });
    const accessToken = await api.signIn(MAYA);
    await api.run('mutation { logout }', { token: accessToken });
    window.history.replaceState(null, '', `/auth?accessToken=${accessToken}`);
    takeArrival();

    await router.navigate('/auth');

    expect(await screen.findByText(/This sign-in link no longer works/)).toBeInTheDocument();
    expect(useSession.getState().auth.accessToken).toBeNull();
  });

  it('is no refresh that is not answered, which Retry repeats', async () => {
    const { user, api, router } = await renderScreen('/login', { as: null });
    const { body } = await api.run<{ login: { refreshToken: string } }>(LOGIN, {
      variables: { input: { email: MAYA, password: 'parley-demo-1', rememberMe: true } },
    });
    dispatch('auth', () => initialAuth({ accessToken: null, refreshToken: body.data?.login.refreshToken ?? null }));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    await router.navigate('/dashboard/users');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    vi.stubGlobal('fetch', api.fetch);
    await user.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
    expect(useSession.getState().auth).toMatchObject({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
  });
});
