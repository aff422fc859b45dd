import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Toast } from '../toast.ts';
import { Dialog, FullScreenDialog } from '../overlays.ts';

const { missing, notify } = vi.hoisted(() => ({
  missing: () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  },
  notify: vi.fn<(toast: Toast) => void>(),
}));
vi.mock('../toast.ts', () => ({ notify }));
// As if the import itself had failed.
vi.mock('./DialogModal.tsx', () => ({ default: missing }));
vi.mock('./FullScreenModal.tsx', () => ({ default: missing }));

it.each([
  ['a dialog', Dialog],
  ['a full-screen dialog', FullScreenDialog],
])('%s says each time that its code did not arrive', async (_, Part) => {
  // React reports what a boundary catches on the console; here that is meant.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  notify.mockClear();
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Part isOpen={isOpen} title="New form" onClose={() => setIsOpen(false)}>
          Form
        </Part>
      </>
    );
  }
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });

  for (const times of [1, 2]) {
    await userEvent.click(opener);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  }
});
