import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearchParams } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { readPage } from './pageParam.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Linked(pagination: Partial<PaginationProps>) {
  const [search] = useSearchParams();
  const location = useLocation();
  return (
    <>
      <Pagination page={readPage(search, pagination.param)} pageCount={13} {...pagination} />
      <output>{`${location.pathname}${location.search}`}</output>
    </>
  );
}

function Pressed() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pageCount={3} onPage={setPage} />;
}

const at = (path: string, pagination: Partial<PaginationProps> = {}) =>
  renderAt(path, [{ path: '*', element: <Linked {...pagination} /> }]);
const page = (number: number) => screen.getByRole('link', { name: `Page ${number}` });

afterEach(() => vi.unstubAllGlobals());

describe('Pagination', () => {
  it('goes by links that keep the rest of the search, and says where one is', async () => {
    at('/articles?q=boots&page=4');
    expect(page(4)).toHaveAttribute('aria-current', 'page');

    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));

    expect(screen.getByText('/articles?q=boots&page=5')).toBeInTheDocument();
    expect(page(5)).toHaveAttribute('aria-current', 'page');
    expect(page(4)).not.toHaveAttribute('aria-current');
    expect(page(13)).toHaveAttribute('href', '/articles?q=boots&page=13');
  });

  it('does not mention the first page in the address', async () => {
    at('/articles?page=2');

    await userEvent.click(screen.getByRole('link', { name: 'First page' }));

    expect(screen.getByText('/articles')).toBeInTheDocument();
  });

  it('leads nowhere beyond the ends, and keeps the focus that going there gave', async () => {
    at('/articles?page=12');
    const next = screen.getByRole('link', { name: 'Next page' });

    await userEvent.click(next);

    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).not.toHaveAttribute('href');
    await userEvent.click(next);
    expect(screen.getByText('/articles?page=13')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/articles?page=12');
  });

  it('counts a page out of range as the nearest one', () => {
    at('/articles?page=99');

    expect(page(13)).toHaveAttribute('aria-current', 'page');
  });

  it('takes a parameter of another name', () => {
    at('/articles?page=2&cards=3', { param: 'cards' });

    expect(page(3)).toHaveAttribute('aria-current', 'page');
    expect(page(2)).toHaveAttribute('href', '/articles?page=2&cards=2');
  });

  it('says which records are shown', () => {
    at('/articles?page=2', { total: 312, pageSize: 25 });

    expect(screen.getByText('26–50 of 312')).toBeInTheDocument();
  });

  it('offers fewer pages where it is narrow', () => {
    at('/articles?page=4', { isCompact: true });

    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('list');
    expect(
      within(pages)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '4', '13']);
    expect(page(4)).toHaveAttribute('aria-current', 'page');
  });

  it('shows the position instead of the pages on a phone', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 48rem)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    at('/articles?page=4');

    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(pages).toHaveTextContent('Page 4 of 13');
    expect(within(pages).getAllByRole('link')).toHaveLength(4);
  });

  it('shows nothing for a single page, but still how many records there are', () => {
    at('/articles', { pageCount: 1, total: 3, pageSize: 25 });

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('1–3 of 3')).toBeInTheDocument();
  });

  it('goes by buttons where the page is not in the address, also by keyboard', async () => {
    renderAt('/', [{ path: '*', element: <Pressed /> }]);

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'First page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  });
});
