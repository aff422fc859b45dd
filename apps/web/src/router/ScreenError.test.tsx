import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { describeCrash } from './describeCrash.ts';
import { ScreenError } from './ScreenError.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('boom');
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

describe('describeCrash', () => {
  it('asks to load the page again when a part of it is gone', () => {
    expect(describeCrash(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')).mustReload).toBe(
      true,
    );
    expect(describeCrash(new TypeError('x is not a function')).mustReload).toBe(false);
  });
});
