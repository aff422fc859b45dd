import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { TabBar, type TabBarProps } from './TabBar.tsx';

const items = [
  { id: 'my-profile', label: 'My profile' },
  { id: 'team', label: 'Team', count: 1200 },
  { id: 'a b?', label: 'Odd one' },
];

function at(path: string, tabs: Partial<TabBarProps> = {}) {
  const shown = { label: 'Settings', prefix: '/settings', items, ...tabs };
  const layout = (
    <>
      <TabBar {...shown} />
      <Place />
      <Outlet />
    </>
  );
  const router = renderAt(path, [
    { path: '/settings', element: layout, children: [{ path: '*', element: null }] },
    { path: '*', element: layout },
  ]);
  return { router };
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="place">{`${pathname}${search}${hash}`}</p>;
}

const place = () => screen.getByTestId('place').textContent;

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 48rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
afterEach(() => vi.unstubAllGlobals());

describe('TabBar', () => {
  it('leads to the items below its prefix and says which is on, also from deeper addresses', () => {
    at('/settings/team/edit');

    const tabs = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/settings/my-profile',
      '/settings/team',
      '/settings/a%20b%3F',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    expect(tabs[1]).toHaveTextContent('Team1,200');
    expect(place()).toBe('/settings/team/edit');
  });

  it('goes to the first item from the base, keeping the search', async () => {
    at('/settings?ask=1#top');

    await waitFor(() => expect(place()).toBe('/settings/my-profile?ask=1#top'));
  });

  it('goes to the first item in place of an unknown one, so that back does not lead there again', async () => {
    const { router } = at('/elsewhere');
    await act(() => router.navigate('/settings/nowhere'));
    await waitFor(() => expect(place()).toBe('/settings/my-profile'));

    await act(() => router.navigate(-1));

    expect(place()).toBe('/elsewhere');
  });

  it('stays where it is while the items are loading', async () => {
    at('/settings/nowhere', { isLoading: true });
    await act(async () => {});
    expect(screen.getByRole('status')).toHaveTextContent('Settings: loading');
    expect(place()).toBe('/settings/nowhere');
  });

  it('stays where it is when there are no items', async () => {
    at('/settings/nowhere', { items: [] });
    await act(async () => {});
    expect(place()).toBe('/settings/nowhere');
  });

  it('leaves addresses alone that are not below its prefix', async () => {
    at('/settings-old/nowhere');
    await act(async () => {});
    expect(place()).toBe('/settings-old/nowhere');
  });

  it('asks only once when the first item leads back', async () => {
    const asked: string[] = [];
    const router = renderAt('/settings/nowhere', [
      {
        path: '/settings/my-profile',
        loader: ({ request }) => {
          asked.push(request.url);
          return Response.redirect(new URL('/settings/nowhere', request.url));
        },
      },
      { path: '*', element: <TabBar label="Settings" prefix="/settings" items={items} /> },
    ]);

    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await act(async () => {});

    expect(asked).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/settings/nowhere');
  });

  it('goes by arrow keys, Home and End as well as by Tab', async () => {
    at('/settings/team');
    const user = userEvent.setup();

    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: /^Team/ })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Odd one' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Odd one' })).toHaveFocus();
    await user.keyboard('{Home}{Enter}');

    expect(place()).toBe('/settings/my-profile');
  });

  it('is a select on a small screen', async () => {
    onPhone();
    at('/settings/team');

    const select = screen.getByRole('combobox', { name: 'Settings' });
    expect(select).toHaveDisplayValue('Team (1,200)');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await userEvent.selectOptions(select, 'Odd one');

    expect(place()).toBe('/settings/a%20b%3F');
    expect(select).toHaveDisplayValue('Odd one');
  });

  it('goes to the first item on a small screen too', async () => {
    onPhone();
    at('/settings');

    await waitFor(() => expect(place()).toBe('/settings/my-profile'));
  });
});
