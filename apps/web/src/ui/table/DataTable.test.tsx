import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { type TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';
// Lazy in the app; here already loaded, so that no test waits for its code.
import '../MenuPopover.tsx';
import { type TableSort } from './tableSort.ts';

vi.setConfig({ testTimeout: 20_000 });

type Row = { id: string; title: string; read: number };
const ROWS: readonly Row[] = [
  { id: 'returns', title: 'How returns work', read: 7 },
  { id: 'repairs', title: 'Repair promise', read: 94 },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, sorts: 'ascending', cell: ({ title }) => title },
  { id: 'read', header: 'Read', sorts: 'descending', cell: ({ read }) => read },
  { id: 'kind', header: 'Kind', cell: () => 'Text' },
];

function Articles() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['returns']));
  const [sort, setSort] = useState<TableSort>({ column: 'title', direction: 'ascending' });
  return (
    <DataTable
      label="Articles"
      columns={COLUMNS}
      rows={ROWS}
      sort={sort}
      onSortChange={setSort}
      rowHref={({ id }) => `/?article=${id}`}
      selection={{ ids, onChange: setIds, actions: <button type="button">Delete</button> }}
    />
  );
}

function show() {
  const router = createMemoryRouter([{ path: '/', element: <Articles /> }]);
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const focusFirst = () => act(() => row(/How returns work/).focus());

describe('DataTable', () => {
  it('opens the row with the focus by Enter, also while another is selected', async () => {
    const address = show();
    focusFirst();
    await userEvent.keyboard('{ArrowDown}');
    expect(row(/Repair promise/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(address()).toBe('?article=repairs');
    expect(row(/Repair promise/)).toHaveAttribute('aria-selected', 'false');
  });

  it('opens it from any of its cells', async () => {
    const address = show();
    focusFirst();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getAllByText('Text')[0]?.closest('td')).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(address()).toBe('?article=returns');
  });

  it('selects by Space and goes nowhere', async () => {
    const address = show();
    focusFirst();
    await userEvent.keyboard('{ArrowDown} ');

    expect(row(/Repair promise/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('toolbar', { name: 'Selected rows' })).toHaveTextContent('2 selected');
    expect(address()).toBe('');
  });

  it('is ordered by its headings, numbers from the greatest', async () => {
    show();
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    expect(heading('Title')).toHaveAttribute('aria-sort', 'ascending');

    await userEvent.click(heading('Read'));
    expect(heading('Read')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(heading('Read'));
    expect(heading('Read')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Title')).toHaveAttribute('aria-sort', 'none');
  });

  it('is ordered by a menu where there are no headings', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Sort by ?Title$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Read' }));

    expect(screen.getByRole('columnheader', { name: 'Read' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: /^Sort by ?Read$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Ascending' }));
    expect(screen.getByRole('columnheader', { name: 'Read' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('selects all its rows and none, and offers what can be done with them', async () => {
    show();
    const bar = screen.getByRole('toolbar', { name: 'Selected rows' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(bar).toHaveTextContent('2 selected');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));

    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(row(/How returns work/)).toHaveAttribute('aria-selected', 'false');
  });
});
