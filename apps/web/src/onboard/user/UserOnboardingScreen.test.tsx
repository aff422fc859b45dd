import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const MAYA = 'maya@northwindoutdoor.com';
const LENA = 'lena.brandt@northwindoutdoor.com';
const TOMAS = 'tomas@northwindoutdoor.com';
const DAY = 24 * 60 * 60_000;

const LINK = 'mutation ($id: ID!) { createInvitationLink(id: $id) { url } }';
const REVOKE = 'mutation ($id: ID!) { revokeInvitation(id: $id) }';
const ACCEPT = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }';

/** Runs an operation of the Admin of Northwind Outdoor on the invitation of `email`. */
async function onInvitation(api: ScreenApi, document: string, email: string) {
  const { id } = await api.db.user.findFirstOrThrow({ where: { email } });
  const { body } = await api.run(document, { variables: { id }, token: await api.signIn(MAYA) });
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data;
}

/** The path of a new link for who is invited. */
async function linkOf(api: ScreenApi, email: string) {
  const { createInvitationLink } = await onInvitation(api, LINK, email);
  const { pathname, search } = new URL(createInvitationLink.url);
  return `${pathname}${search}`;
}

/** Opens the link of the one who is invited, after `prepare` got its token. */
async function openLink(
  email: string,
  as: string | null,
  prepare?: (api: ScreenApi, token: string) => Promise<unknown>,
) {
  const opened = await renderScreen('/login', { as });
  const path = await linkOf(opened.api, email);
  await prepare?.(opened.api, new URLSearchParams(path.split('?')[1]).get('token') ?? '');
  await opened.router.navigate(path);
  return opened;
}

const fill = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
  await user.type(await screen.findByLabelText('Your name'), 'Lena Brandt');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
};

describe('an invitation that cannot be accepted', () => {
  it('has expired, until it is sent again', async () => {
    await openLink(LENA, null, (api) => api.call('PUT', 'clock', { advance: 8 * DAY }));

    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeInTheDocument();
    expect(screen.getByText(/Ask Maya Lindqvist to send it again\./)).toBeInTheDocument();
  });

  it('was used', async () => {
    await openLink(LENA, null, (api, token) =>
      api.run(ACCEPT, { variables: { input: { token, name: 'Lena Brandt', password: 'correct horse battery' } } }),
    );

    expect(await screen.findByRole('heading', { name: 'This invitation was accepted' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('was used by who opens it again, and is signed in', async () => {
    await openLink(LENA, MAYA, (api, token) =>
      api.run(ACCEPT, { variables: { input: { token, name: 'Lena Brandt', password: 'correct horse battery' } } }),
    );

    expect(await screen.findByText('Each works once. You are signed in already.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeInTheDocument();
  });

  it('was taken back while somebody has it open', async () => {
    const { user, api } = await openLink(LENA, null);
    await fill(user);
    await onInvitation(api, REVOKE, LENA);

    await user.click(screen.getByRole('button', { name: 'Accept and join' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'This invitation was revoked' })).toHaveFocus());
  });

  it('is for somebody else than who is signed in, who may sign out for it', async () => {
    const { user } = await openLink(LENA, MAYA);
    expect(await screen.findByRole('heading', { name: 'This invitation is for somebody else' })).toBeInTheDocument();
    expect(screen.getByText(/You are signed in as maya@northwindoutdoor\.com\./)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Sign out and accept it' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Join Northwind Outdoor' })).toHaveFocus());
    expect(screen.getByText(/to work here as an Admin\./)).toBeInTheDocument();
  });

  it('never was', async () => {
    await renderScreen('/onboard/user?token=nothing', { as: null });

    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });
});

it('says beside each field what is wrong, and loses nothing that was typed', async () => {
  const { user, api } = await openLink(LENA, null);
  const name = await screen.findByLabelText('Your name');
  const [password, phone] = [screen.getByLabelText('Password'), screen.getByLabelText(/^Phone/)];
  const join = screen.getByRole('button', { name: 'Accept and join' });
  await user.clear(name);
  await user.click(join);
  expect(await screen.findByText('Enter your name.')).toBeInTheDocument();
  expect(screen.getByText('Choose a password.')).toBeInTheDocument();

  await user.click(name);
  await user.paste('a'.repeat(10_000));
  await user.type(password, 'password1');
  await user.type(phone, 'call me');
  await user.click(join);
  expect(await screen.findByText('Use at most 120 characters.')).toBeInTheDocument();
  expect(screen.getByText('This password is too easy to guess. Choose another one.')).toBeInTheDocument();
  expect(screen.getByText('Enter the number with its country code, such as +41 31 555 01 42.')).toBeInTheDocument();
  expect(phone).toHaveValue('call me');

  await user.clear(name);
  await user.type(name, '<b>Ada</b> & Co');
  await user.clear(password);
  await user.type(password, 'correct horse battery');
  await user.clear(phone);
  await user.type(phone, '+41 31 555 01 42');
  await user.click(join);

  await waitFor(async () =>
    expect(await api.db.user.findUnique({ where: { email: LENA } })).toMatchObject({ name: '<b>Ada</b> & Co' }),
  );
});

it('whose account has a password already signs in to join', async () => {
  const { user } = await openLink(TOMAS, null);
  expect(await screen.findByText(`Sign in as ${TOMAS} to accept the invitation.`)).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Email'), TOMAS);
  await user.type(screen.getByLabelText('Password'), 'parley-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Join Northwind Outdoor' })).toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveValue('Tomás Rey');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('who is signed in and Pending is led to their invitation', async () => {
  const { router } = await renderScreen('/dashboard', { as: TOMAS });

  expect(await screen.findByLabelText('Your name')).toHaveValue('Tomás Rey');
  expect(router.state.location.pathname).toBe('/onboard/user');
});
