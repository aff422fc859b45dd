import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dialog, FullScreenDialog } from '../overlays.ts';

type AskProps = { isBusy?: boolean };

function Ask({ isBusy }: AskProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        New form
      </button>
      <Dialog isOpen={isOpen} title="New form" isBusy={isBusy} onClose={() => setIsOpen(false)}>
        <input aria-label="Form name" />
      </Dialog>
    </>
  );
}

function Steps() {
  const [step, setStep] = useState<'closed' | 'plan' | 'card'>('card');
  return (
    <FullScreenDialog
      isOpen={step !== 'closed'}
      title="Payment Method"
      onBack={step === 'card' ? () => setStep('plan') : undefined}
      onClose={() => setStep('closed')}
    >
      <p>Step: {step}</p>
    </FullScreenDialog>
  );
}

describe('Dialog', () => {
  beforeAll(async () => {
    await import('./DialogModal.tsx');
    await import('./FullScreenModal.tsx');
  }, 30_000);

  it('is named by its title, closes by Escape, and gives the focus back', async () => {
    const person = userEvent.setup();
    render(<Ask />);
    const opener = screen.getByRole('button', { name: 'New form' });

    await person.click(opener);
    expect(await screen.findByRole('dialog', { name: 'New form' })).toBeInTheDocument();
    await person.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('stays while something is under way', async () => {
    const person = userEvent.setup();
    render(<Ask isBusy />);

    await person.click(screen.getByRole('button', { name: 'New form' }));
    await screen.findByRole('dialog');
    await person.keyboard('{Escape}');

    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });

  it('on the full screen goes back a step while there is one, and closes', async () => {
    const person = userEvent.setup();
    render(<Steps />);

    await person.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByText('Step: plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
