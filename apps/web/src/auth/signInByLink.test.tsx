import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '#session/sessionStore.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { takeArrival } from './arrival.ts';

const MAYA = 'maya@northwindoutdoor.com';
const JONAS = 'jonas@northwindoutdoor.com';
const CURRENT = '{ currentUser { email } }';

type Link = { as: string | null; of: string; next?: string };

/** Signs `as` in, and opens a link that signs `of` in. */
async function follow({ as, of, next }: Link) {
  const opened = await renderScreen('/forgot-password', { as });
  const accessToken = await opened.api.signIn(of);
  const search = new URLSearchParams({ accessToken, ...(next && { next }) });
  window.history.replaceState(null, '', `/auth?${search}`);
  takeArrival();
  expect(window.location.href).not.toContain(accessToken);
  const person = async () => {
    const token = useSession.getState().auth.accessToken;
    return (await opened.api.run(CURRENT, { token })).body.data?.currentUser?.email;
  };
  return { ...opened, accessToken, person, open: () => opened.router.navigate(`/auth${window.location.search}`) };
}

const asked = () => screen.findByRole('heading', { name: 'You are signed in as Maya Lindqvist' });

describe('a link that signs in', () => {
  it('asks first where somebody else is signed in, and then goes where it leads', async () => {
    const { open, router, user, person } = await follow({ as: MAYA, of: JONAS, next: '/dashboard/inbox' });

    await open();
    expect(await asked()).toBeVisible();
    expect(screen.getByText(/Continue as Jonas .+\?/)).toBeVisible();
    expect(await person()).toBe(MAYA);
    await user.click(screen.getByRole('button', { name: /^Continue as Jonas/ }));

    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(router.state.location.pathname).toMatch('/dashboard/inbox');
    expect(await person()).toBe(JONAS);
  });

  it('leaves who is signed in where they want to stay', async () => {
    const { open, router, user, person, accessToken } = await follow({ as: MAYA, of: JONAS });

    await open();
    await asked();
    await user.click(screen.getByRole('button', { name: 'Stay signed in as Maya Lindqvist' }));

    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(await person()).toBe(MAYA);
    expect(useSession.getState().auth.accessToken).not.toBe(accessToken);
  });

  it.each([
    ['the same person is signed in', MAYA],
    ['nobody is', null],
  ])('goes on at once where %s', async (_, as) => {
    const { open, router, accessToken } = await follow({ as, of: MAYA });

    await open();

    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(useSession.getState().auth.accessToken).toBe(accessToken);
  });

  it('goes on at once where the session before it has ended', async () => {
    const { open, api, person } = await follow({ as: MAYA, of: JONAS });
    await api.run('mutation { logout }', { token: useSession.getState().auth.accessToken });

    await open();

    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await person()).toBe(JONAS);
  });

  it('signs nobody out when it no longer works', async () => {
    const { open, api, user, person, accessToken } = await follow({ as: MAYA, of: JONAS });
    await api.run('mutation { logout }', { token: accessToken });

    await open();

    expect(await screen.findByRole('heading', { name: 'This sign-in link no longer works' })).toBeVisible();
    expect(screen.getByText(/You are still signed in as Maya Lindqvist/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await person()).toBe(MAYA);
  });
});
