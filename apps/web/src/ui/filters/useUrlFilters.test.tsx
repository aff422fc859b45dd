import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { manyOf, oneOf, pageNumber, text } from './urlFields.ts';
import { UrlSearch } from './UrlSearch.tsx';
import { useUrlFilters } from './useUrlFilters.ts';

vi.setConfig({ testTimeout: 20_000 });

const SCHEMA = {
  q: text(),
  status: manyOf(['trained', 'failed']),
  show: oneOf(['all', 'rated'], 'all'),
  page: pageNumber(),
};

function Screen() {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(SCHEMA);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  return (
    <>
      <UrlSearch label="Search articles" value={filters.q} onSettle={search} isMain />
      <button
        type="button"
        onClick={() => {
          change({ status: ['failed'] });
          change({ show: 'rated' });
        }}
      >
        Failed and rated
      </button>
      <button type="button" onClick={() => change({ page: 3 })}>
        Page 3
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <output>{`${filters.show}, ${filters.status.join('+') || 'any'}, ${on} on, ${isNarrowed ? 'narrowed' : 'all of it'}`}</output>
    </>
  );
}

/** With what waits until `go` before each change of address, as for a page's data. */
function show(start: string, { isSlow = false } = {}) {
  const waiting: (() => void)[] = [];
  const loader = () => (isSlow && router ? new Promise<null>((resolve) => waiting.push(() => resolve(null))) : null);
  let router: ReturnType<typeof createMemoryRouter> | null = null;
  router = createMemoryRouter([{ path: '/', element: <Screen />, loader, hydrateFallbackElement: <p>Loading</p> }], {
    initialEntries: ['/?view=before', start],
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  const current = router;
  return {
    address: () => current.state.location.search,
    goBack: () => act(() => current.navigate(-1)),
    arrive: () => act(async () => waiting.splice(0).forEach((go) => go())),
  };
}

const box = () => screen.getByRole('searchbox', { name: 'Search articles' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useUrlFilters', () => {
  it('shows what the address asks for, and drops what is badly said', () => {
    show('/?q=boot&status=gone&status=failed&show=nothing&page=x');

    expect(box()).toHaveValue('boot');
    expect(screen.getByRole('status')).toHaveTextContent('all, failed, 1 on, narrowed');
  });

  it('builds changes on each other, also while the page waits', async () => {
    const { address, arrive } = show('/?view=mine', { isSlow: true });
    await press('Failed and rated');
    expect(address()).toBe('?view=mine');
    await arrive();

    expect(address()).toBe('?view=mine&status=failed&show=rated');
  });

  it('goes back to the first page with a filter, and clears all but what is not its own', async () => {
    const { address } = show('/?view=mine&q=boot');
    await press('Page 3');
    expect(address()).toBe('?view=mine&q=boot&page=3');
    await press('Failed and rated');
    expect(address()).toBe('?view=mine&q=boot&status=failed&show=rated');
    await press('Clear');

    expect(address()).toBe('?view=mine');
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('takes back a choice with Back', async () => {
    const { address, goBack } = show('/');
    await press('Page 3');
    await press('Clear');
    await goBack();

    expect(address()).toBe('?page=3');
  });
});

describe('UrlSearch', () => {
  it('moves to the address after a pause, in place of what was there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { address, goBack } = show('/?show=rated');
    await person.type(box(), 'boots');
    expect(address()).toBe('?show=rated');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(address()).toBe('?q=boots&show=rated');

    vi.useRealTimers();
    await goBack();
    expect(address()).toBe('?view=before');
  });

  it('does not wait when Enter is pressed, and keeps what is typed while the page waits', async () => {
    const { address, arrive } = show('/', { isSlow: true });
    await userEvent.type(box(), 'boot{Enter}');
    await userEvent.type(box(), 's');
    await arrive();

    expect(address()).toBe('?q=boot');
    expect(box()).toHaveValue('boots');
  });

  it('is reached by / and emptied by Escape', async () => {
    const { address } = show('/?q=boot');
    await userEvent.keyboard('/');
    expect(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}{Enter}');

    expect(box()).toHaveValue('');
    expect(address()).toBe('');
  });
});
