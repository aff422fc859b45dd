import { type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoReplyError } from '#relay/transport.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';

function Part({ error }: { error: Error | null }) {
  if (error) throw error;
  return <p>Three invoices</p>;
}

const renderIn = (part: ReactNode) =>
  render(<ErrorBoundary renderError={() => <p>The screen failed</p>}>{part}</ErrorBoundary>);

describe('QueryBoundary', () => {
  beforeEach(() => {
    // React reports what a boundary catches; here that is meant.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('says why a part did not load, and asks again with another fetch key', async () => {
    renderIn(
      <QueryBoundary what="invoices" fallback={null}>
        {(fetchKey) => <Part error={fetchKey === 0 ? new NoReplyError() : null} />}
      </QueryBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Invoices did not load');

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(screen.getByText('Three invoices')).toBeVisible();
  });

  it('leaves a fault that no server answered to the screen', () => {
    renderIn(
      <QueryBoundary what="invoices" fallback={null}>
        <Part error={new TypeError('x is undefined')} />
      </QueryBoundary>,
    );

    expect(screen.getByText('The screen failed')).toBeVisible();
  });

  it('stays at the fallback of an optional part, whatever went wrong', () => {
    renderIn(
      <QueryBoundary isOptional fallback={<p>MB</p>}>
        <Part error={new TypeError('x is undefined')} />
      </QueryBoundary>,
    );

    expect(screen.getByText('MB')).toBeVisible();
  });
});
