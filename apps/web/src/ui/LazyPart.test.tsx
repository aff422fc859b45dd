import { lazy } from 'react';
import { render, screen } from '@testing-library/react';
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
});
