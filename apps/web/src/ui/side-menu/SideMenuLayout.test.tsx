import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { type SideMenuProps } from './SideMenu.tsx';
import { SideMenuLayout } from './SideMenuLayout.tsx';

const groups = [
  {
    id: 'cards',
    items: [
      { id: 'c1', label: 'Visa' },
      { id: 'c2', label: 'Amex' },
    ],
  },
];

function at(path: string, onPhone: 'list' | 'select', menu: Partial<SideMenuProps> = {}) {
  return renderAt(path, [
    {
      path: '*',
      element: (
        <SideMenuLayout
          label="Cards"
          prefix="/cards"
          groups={groups}
          onPhone={onPhone}
          create={{ label: 'New card' }}
          links={[{ href: 'https://help.example', label: 'Help' }]}
          {...menu}
        >
          <p>The card</p>
        </SideMenuLayout>
      ),
    },
  ]);
}

beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 48rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  })),
);
afterEach(() => vi.unstubAllGlobals());

describe('SideMenuLayout on a phone', () => {
  it('opens an item over the list and leads back, and the focus goes along', async () => {
    const router = at('/cards', 'list');
    expect(screen.queryByRole('link', { name: /Back to ?Cards/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Amex' }));
    expect(screen.getByRole('link', { name: /Back to ?Cards/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(router.state.location.pathname).toBe('/cards');
    expect(screen.getByRole('link', { name: 'Amex' })).toHaveFocus();
  });

  it('is a select where the menu is small, with create entry and links beside it', async () => {
    const router = at('/cards/c1', 'select');
    const select = screen.getByRole('combobox', { name: 'Cards' });
    expect(select).toHaveDisplayValue('Visa');

    await userEvent.selectOptions(select, 'Amex');
    expect(router.state.location.pathname).toBe('/cards/c2');
    expect(screen.getByRole('link', { name: /Help ?\(opens in a new tab\)/ })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'New card' }));
    expect(router.state.location.pathname).toBe('/cards/new');
    expect(select).toHaveDisplayValue('New card');
    await act(() => router.navigate('/cards'));
    expect(select).toHaveDisplayValue('Choose');
  });

  it('is no select where it has pages, which a select could not turn', () => {
    at('/cards', 'select', { pagination: { page: 2, pageCount: 3 } });

    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next page' })).toBeInTheDocument();
  });
});
