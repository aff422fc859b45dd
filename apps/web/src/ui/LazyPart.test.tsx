import { lazy, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LazyPart } from './LazyPart.tsx';
import { Toasts } from './Toasts.tsx';

/** React reports what a boundary catches on the console; here that is meant. */
function expectReports() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

function part(load: () => Promise<{ default: () => string }>) {
  const Part = lazy(load);
  return <Part />;
}

function Opener({ load }: { load: () => Promise<{ default: () => string }> }) {
  const [Part] = useState(() => lazy(load));
  const [isOpen, setIsOpen] = useState(false);
  const [broken, setBroken] = useState(0);
  function close() {
    setIsOpen(false);
    setBroken(broken + 1);
  }
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Open
      </button>
      <output aria-label="Times broken">{broken}</output>
      {isOpen && (
        <LazyPart onBroken={close}>
          <Part />
        </LazyPart>
      )}
    </>
  );
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

describe('LazyPart', () => {
  it('shows its part', async () => {
    render(<LazyPart>{part(() => Promise.resolve({ default: () => 'Here' }))}</LazyPart>);

    expect(await screen.findByText('Here')).toBeInTheDocument();
  });

  it('leaves the screen as it is and says so when the code does not arrive', async () => {
    expectReports();
    render(
      <>
        <p>The screen</p>
        <LazyPart>{part(missing)}</LazyPart>
        <Toasts />
      </>,
    );

    expect(await screen.findByText('This could not be opened.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByText('The screen')).toBeInTheDocument();
  });

  it('counts as closed then, and says so again when it is opened again', async () => {
    expectReports();
    render(<Opener load={missing} />);
    const opener = screen.getByRole('button', { name: 'Open' });

    await userEvent.click(opener);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('status', { name: 'Times broken' })).toHaveTextContent('2'));
  });
});
