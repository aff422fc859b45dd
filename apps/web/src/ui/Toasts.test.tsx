import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './overlays.ts';
import { notify } from './toast.ts';
import { Toasts } from './Toasts.tsx';

it('can be acted on while a dialog is open, the first of them too', async () => {
  render(
    <>
      <Toasts />
      <Dialog isOpen title="Saved views" onClose={() => {}}>
        Last week
      </Dialog>
    </>,
  );
  await screen.findByRole('dialog', { name: 'Saved views' });

  act(() => notify({ kind: 'success', title: 'Deleted', action: { label: 'Undo', onAction: () => {} } }));

  const undo = await screen.findByText('Undo');
  expect(undo.closest('[inert], [aria-hidden="true"]')).toBeNull();
});
