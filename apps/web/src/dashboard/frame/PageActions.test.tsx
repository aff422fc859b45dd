import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageActions, PageActionsPlace, WithPageActions } from './PageActions.tsx';

function Frame({ screenName }: { screenName: 'list' | 'empty' }) {
  return (
    <WithPageActions>
      <header>
        <PageActionsPlace className="" />
      </header>
      <main>
        {screenName === 'list' && (
          <PageActions>
            <button type="button">New form</button>
          </PageActions>
        )}
      </main>
    </WithPageActions>
  );
}

describe('PageActions', () => {
  it('stand in the bar while their screen is there, and go with it', () => {
    const { rerender } = render(<Frame screenName="list" />);
    const bar = screen.getByRole('banner');

    expect(within(bar).getByRole('button', { name: 'New form' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('button')).not.toBeInTheDocument();

    rerender(<Frame screenName="empty" />);
    expect(within(bar).queryByRole('button')).not.toBeInTheDocument();
  });
});
