import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { ScreenError } from './ScreenError.tsx';

let isBroken = true;
let thrown = new Error('boom');

function Fragile() {
  if (isBroken) throw thrown;
  return <p>Mended</p>;
}

const routes = [
  {
    element: (
      <>
        <nav>Navigation</nav>
        <Outlet />
      </>
    ),
    children: [
      {
        path: '/broken',
        element: (
          <ScreenError>
            <Fragile />
          </ScreenError>
        ),
      },
      {
        path: '/fine',
        element: (
          <ScreenError>
            <p>All is well</p>
          </ScreenError>
        ),
      },
    ],
  },
];

/** React reports what a boundary catches on the console; here that is meant. */
function expectReports() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('ScreenError', () => {
  it('keeps a crash inside its screen, in words without the crash itself', () => {
    expectReports();
    isBroken = true;
    renderAt('/broken', routes);

    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here');
    expect(screen.queryByText(/boom/)).not.toBeInTheDocument();
    expect(screen.getByText('Navigation')).toBeInTheDocument();
  });

  it('gives a code for support, and copies when and where it was', async () => {
    expectReports();
    isBroken = true;
    const user = userEvent.setup();
    renderAt('/broken', routes);

    await user.click(await screen.findByRole('button', { name: 'Copy details' }));

    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/^Parley [0-9A-Z]{6}, .* UTC, \/broken$/);
  });

  it('is cleared by moving on', async () => {
    expectReports();
    isBroken = true;
    const router = renderAt('/broken', routes);

    await act(() => router.navigate('/fine'));

    expect(screen.getByText('All is well')).toBeInTheDocument();
  });

  it('tries again', async () => {
    expectReports();
    isBroken = true;
    renderAt('/broken', routes);
    isBroken = false;

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Mended')).toBeInTheDocument();
  });
});

describe('a screen whose code did not arrive', () => {
  function renderBroken() {
    expectReports();
    thrown = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    isBroken = true;
    renderAt('/broken', routes);
  }

  const documentWith = (entry: string) => () =>
    Promise.resolve(new Response(`<script type="module" src="${entry}"></script>`));

  beforeEach(() => {
    // As if it had just been loaded again by itself.
    sessionStorage.setItem('parley.reloadedAt', String(Date.now()));
  });
  afterEach(() => {
    thrown = new Error('boom');
    vi.unstubAllGlobals();
  });

  it('says that a new version is ready when the server has another build', async () => {
    vi.stubGlobal('fetch', documentWith('/assets/index-new.js'));
    renderBroken();

    expect(await screen.findByRole('heading', { name: 'A new version of Parley is ready' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.queryByText(/For support/)).not.toBeInTheDocument();
  });

  it('keeps the page while the server cannot be reached, and asks again on demand', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    renderBroken();
    await screen.findByText(/Check your connection/);

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText(/Check your connection/)).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
