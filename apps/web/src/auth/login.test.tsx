import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '#session/endSession.ts';
import { dispatch, useSession } from '#session/sessionStore.ts';
import { initialAuth } from '#session/auth.slice.ts';
import { signIn } from '#session/signIn.ts';
import { clearTokens, readTokens } from '#session/tokenCookies.ts';
import { renderAt } from '#testing/renderAt.tsx';
import { stubApi } from '#testing/fakeApi.ts';
import { takeArrival } from './arrival.ts';
import { authRoutes } from './auth.routes.tsx';
import { startGoogle } from './startGoogle.ts';

const routes = [
  {
    hydrateFallbackElement: <p>Loading</p>,
    children: [...authRoutes, { path: '/dashboard/*', element: <h1>Dashboard</h1> }],
  },
];

const signedIn = { data: { login: { accessToken: 'a', refreshToken: 'r' } } };
const refusal = (code: string, message: string, more: object = {}) => ({
  errors: [{ message, extensions: { code, ...more } }],
});

const apiAnswering = (body: object) => stubApi(() => Response.json(body));

async function fillIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('Email'), 'maya@northwindoutdoor.com');
  await person.type(screen.getByLabelText('Password'), 'parley-demo-1');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearTokens({ secure: false });
  dispatch('auth', () => initialAuth({ accessToken: null, refreshToken: null }));
});

describe('/login', () => {
  it('signs in and goes back to where the person wanted to be', async () => {
    const api = apiAnswering(signedIn);
    const person = userEvent.setup();
    const router = renderAt('/login?next=%2Fdashboard%2Finbox', routes);

    await fillIn(person);
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/dashboard/inbox');
    expect(api[0]?.body?.variables.input).toEqual({
      email: 'maya@northwindoutdoor.com',
      password: 'parley-demo-1',
      rememberMe: true,
    });
    expect(readTokens()).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  it('does not remember who does not want to be', async () => {
    apiAnswering({ data: { login: { accessToken: 'a', refreshToken: null } } });
    const person = userEvent.setup();
    renderAt('/login', routes);

    await fillIn(person);
    await person.click(screen.getByLabelText('Keep me signed in for 30 days'));
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(useSession.getState().auth).toMatchObject({ rememberMe: false, refreshToken: null });
  });

  it('says beside the password that the two do not match, and goes there', async () => {
    apiAnswering(refusal('INVALID_CREDENTIALS', 'This email and password do not match.'));
    const person = userEvent.setup();
    renderAt('/login', routes);

    await fillIn(person);
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText('This email and password do not match.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This email and password do not match.');
  });

  it('puts a problem beside the field that the API names', async () => {
    apiAnswering(refusal('BAD_INPUT', 'This is no address.', { field: 'input.email' }));
    const person = userEvent.setup();
    renderAt('/login', routes);

    await fillIn(person);
    await person.keyboard('{Enter}');

    await screen.findByText('This is no address.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is no address.');
  });

  it('asks for what is missing without asking the API', async () => {
    const api = apiAnswering(signedIn);
    const person = userEvent.setup();
    renderAt('/login', routes);

    await person.type(await screen.findByLabelText('Email'), 'maya');
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
    expect(api).toHaveLength(0);
  });

  it('counts down after too many attempts, and lets nobody press meanwhile', async () => {
    apiAnswering(refusal('TOO_MANY_ATTEMPTS', 'Too many attempts.', { retryAfterSeconds: 272 }));
    const person = userEvent.setup();
    renderAt('/login', routes);

    await fillIn(person);
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('timer')).toHaveTextContent('4:32');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });

  it('asks for the second step of whom Google has sent back', async () => {
    apiAnswering(refusal('SECOND_FACTOR_REQUIRED', 'Enter your code.', { challenge: 'c' }));
    let left = '';
    await startGoogle({ purpose: 'login', rememberMe: true, next: null }, (url) => (left = url));
    const state = new URL(left).searchParams.get('state');
    window.history.replaceState(null, '', `/login?code=c&state=${state}`);
    takeArrival();

    renderAt('/login', routes);

    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeInTheDocument();
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  it('sends once for a double press', async () => {
    const api = apiAnswering(signedIn);
    const person = userEvent.setup();
    renderAt('/login', routes);

    await fillIn(person);
    await person.dblClick(screen.getByRole('button', { name: 'Sign in' }));

    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(api).toHaveLength(1);
  });

  it('says so when nobody answers, and keeps what was typed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const person = userEvent.setup();
    renderAt('/login', routes);

    await fillIn(person);
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText(/could not reach its server/)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('parley-demo-1');
  });

  it('takes back what it said of a field as soon as that is changed', async () => {
    const person = userEvent.setup();
    renderAt('/login', routes);
    await person.click(await screen.findByRole('button', { name: 'Sign in' }));
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAttribute('aria-invalid', 'true');

    await person.type(email, 'm');

    expect(email).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('goes by Tab from the email to the password', async () => {
    const person = userEvent.setup();
    renderAt('/login', routes);
    await person.click(await screen.findByLabelText('Email'));

    await person.tab();

    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('gives no reason to somebody who was not signed in', async () => {
    endSession('expired');
    renderAt('/login', routes);

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByText(/signed out/)).not.toBeInTheDocument();
  });

  it('says why somebody was signed out', async () => {
    signIn({ accessToken: 'token', refreshToken: null, rememberMe: false });
    endSession('expired');
    renderAt('/login', routes);

    expect(await screen.findByText(/because your session ended/)).toBeInTheDocument();
  });

  it('shows and hides the password, and says when caps lock is on', async () => {
    const person = userEvent.setup();
    renderAt('/login', routes);
    const password = await screen.findByLabelText('Password');

    await person.type(password, '{CapsLock}p');
    expect(screen.getByText('Caps lock is on.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show password' }));

    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveAttribute('autocapitalize', 'off');
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeInTheDocument();
  });

  it('keeps the way back on the link to signing up', async () => {
    renderAt('/login?next=%2Fdashboard%2Finbox', routes);

    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdashboard%2Finbox',
    );
  });
});

describe('/forgot-password', () => {
  it('confirms without saying whether there is such an account', async () => {
    apiAnswering({ data: { forgotPassword: true } });
    const person = userEvent.setup();
    const router = renderAt('/forgot-password', routes);

    await person.type(await screen.findByLabelText('Email'), 'maya@northwindoutdoor.com{Enter}');

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/forgot-password/success', search: '' });
  });
});

describe('/reset-password', () => {
  it('sets a password that was typed the same twice', async () => {
    const api = apiAnswering({ data: { resetPassword: true } });
    const person = userEvent.setup();
    renderAt('/reset-password?token=t', routes);

    await person.type(await screen.findByLabelText('New password'), 'hip belt and buckle');
    await person.type(screen.getByLabelText('Confirm new password'), 'hip belt');
    await person.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.getByText('The passwords do not match.')).toBeInTheDocument();
    await person.type(screen.getByLabelText('Confirm new password'), ' and buckle');
    await person.click(screen.getByRole('button', { name: 'Set password' }));

    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeInTheDocument();
    expect(api).toHaveLength(1);
  });

  it('offers another link when this one has ended', async () => {
    apiAnswering(refusal('INVALID_TOKEN', 'This link has ended.'));
    const person = userEvent.setup();
    renderAt('/reset-password?token=t', routes);

    await person.type(await screen.findByLabelText('New password'), 'hip belt and buckle');
    await person.type(screen.getByLabelText('Confirm new password'), 'hip belt and buckle{Enter}');

    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeInTheDocument();
  });
});
