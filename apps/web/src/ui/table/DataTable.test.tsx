import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { type TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

vi.setConfig({ testTimeout: 20_000 });

type Row = { id: string; title: string };
const ROWS: readonly Row[] = [
  { id: 'returns', title: 'How returns work' },
  { id: 'repairs', title: 'Repair promise' },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, cell: ({ title }) => title },
  { id: 'kind', header: 'Kind', cell: () => 'Text' },
];

function Articles() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['returns']));
  return (
    <DataTable
      label="Articles"
      columns={COLUMNS}
      rows={ROWS}
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
});
