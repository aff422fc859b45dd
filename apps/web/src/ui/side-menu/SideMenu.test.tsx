import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

const groups = [
  {
    id: 'parts',
    items: [
      { id: 'articles', label: 'Articles', count: 64 },
      { id: 'articles/categories', label: 'Categories' },
    ],
  },
  { id: 'categories', label: 'Places', items: [{ id: 'gear & care', label: 'Gear care', detail: 'Stoves, boots' }] },
];

function at(path: string, menu: Partial<SideMenuProps> = {}) {
  renderAt(path, [
    {
      path: '*',
      element: (
        <>
          <SideMenu label="Content" prefix="/content" groups={groups} {...menu} />
          <Place />
        </>
      ),
    },
  ]);
  return within(screen.getByRole('navigation', { name: 'Content' }));
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{`${pathname}${search}`}</p>;
}

const place = () => screen.getByTestId('place').textContent;

describe('SideMenu', () => {
  it('leads to the items below its prefix, and marks the one that is open', () => {
    const menu = at('/content/articles/categories/c1');

    expect(
      menu.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['/content/articles', null],
      ['/content/articles/categories', 'page'],
      ['/content/gear%20%26%20care', null],
    ]);
    expect(menu.getByRole('list', { name: 'Places' })).toHaveTextContent('Gear care');
  });

  it('marks an item whose id holds special characters', async () => {
    const menu = at('/content');

    await userEvent.click(menu.getByRole('link', { name: /Gear care/ }));

    expect(place()).toBe('/content/gear%20%26%20care');
    expect(menu.getByRole('link', { name: /Gear care/ })).toHaveAttribute('aria-current', 'page');
  });

  it('says that there is nothing in the specification’s words', () => {
    expect(at('/content', { groups: [] }).getByText('No results found.')).toBeInTheDocument();
  });

  it('has a create entry at its prefix', async () => {
    const menu = at('/content', { create: { label: 'New article' } });

    await userEvent.click(menu.getByRole('link', { name: 'New article' }));

    expect(place()).toBe('/content/new');
    expect(menu.getByRole('link', { name: 'New article' })).toHaveAttribute('aria-current', 'page');
  });

  it('or one that acts', async () => {
    const onAction = vi.fn<() => void>();
    const menu = at('/content', { create: { label: 'New article', onAction } });

    await userEvent.click(menu.getByRole('button', { name: 'New article' }));

    expect(onAction).toHaveBeenCalledOnce();
    expect(place()).toBe('/content');
  });

  it('opens external links in a new tab that knows nothing of this one, and says so', () => {
    const menu = at('/content', { links: [{ href: 'https://help.example', label: 'Help centre' }] });

    const link = menu.getByRole('link', { name: /Help centre ?\(opens in a new tab\)/ });
    expect(link).toHaveAttribute('href', 'https://help.example');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('keeps its page when an item is chosen, and nothing else of the search', async () => {
    const menu = at('/content?page=2&open=1', { pagination: { page: 2, pageCount: 13 } });
    expect(menu.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu.getByRole('navigation', { name: 'Pages of Content' })).getByRole('list')).toHaveTextContent(
      '12313',
    );

    await userEvent.click(menu.getByRole('link', { name: /^Articles/ }));

    expect(place()).toBe('/content/articles?page=2');
    await userEvent.click(menu.getByRole('link', { name: 'Next page' }));
    expect(place()).toBe('/content/articles?page=3');
  });

  it('filters as one types, says when nothing matches, and Escape brings all back', async () => {
    const menu = at('/content', { search: { label: 'Search content' } });
    const field = menu.getByRole('searchbox', { name: 'Search content' });

    await userEvent.type(field, 'boots');
    expect(menu.getAllByRole('link')).toHaveLength(1);
    await userEvent.type(field, 'x');
    expect(menu.getByText('No results found.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');

    expect(field).toHaveValue('');
    expect(menu.getAllByRole('link')).toHaveLength(3);
  });

  it('leaves searching to its owner where that is wanted', async () => {
    const onQuery = vi.fn<(query: string) => void>();
    const menu = at('/content', { search: { label: 'Search content', query: 'boot', onQuery } });

    await userEvent.type(menu.getByRole('searchbox'), 's');

    expect(onQuery).toHaveBeenCalledWith('boots');
    expect(menu.getAllByRole('link')).toHaveLength(3);
  });

  it('shows neither items nor emptiness while loading', () => {
    const menu = at('/content', { groups: [], isLoading: true });

    expect(menu.getByRole('status')).toHaveTextContent('Content: loading');
    expect(menu.queryByText('No results found.')).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    const menu = at('/content', { error: { text: 'The content did not load.', onRetry } });

    expect(menu.getByRole('alert')).toHaveTextContent('The content did not load.');
    await userEvent.click(menu.getByRole('button', { name: 'Retry' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('goes by arrow keys through items, create entry and links', async () => {
    const menu = at('/content', { create: { label: 'New article' } });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(menu.getByRole('link', { name: 'New article' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(menu.getByRole('link', { name: /^Articles/ })).toHaveFocus();
  });
});
