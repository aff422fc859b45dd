import { type ReactNode } from 'react';
import { Table, TableBody } from 'react-aria-components';
import { Checkbox } from '../Checkbox.tsx';
import { BulkBar } from './BulkBar.tsx';
import { gridColumns, type TableColumn } from './column.ts';
import { openByEnter } from './openByEnter.ts';
import { SortMenu } from './SortMenu.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { type TableSort } from './tableSort.ts';

type TableSelection = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** What can be done with the selected rows: ghost buttons of size `sm`. */
  actions: ReactNode;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection;
  /** Where a row leads. */
  rowHref?: (row: Row) => string;
  /** What a row is called, for typing ahead to it. */
  rowName?: (row: Row) => string;
  /** The headings stay while the rows scroll beneath. */
  hasStickyHeader?: boolean;
};

/** Rows and columns of one kind of thing. Its loading, empty, no-match and error states are `ListStates`’ with a `TableSkeleton`. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSortChange = () => {},
  selection,
  rowHref,
  rowName,
  hasStickyHeader = true,
}: DataTableProps<Row>) {
  const hasCheckboxes = selection !== undefined;
  const shown = rows.filter(({ id }) => selection?.ids.has(id)).map(({ id }) => id);
  const isSortable = columns.some(({ sorts }) => sorts !== undefined);

  function press({ column, direction }: { column: React.Key; direction: TableSort['direction'] }) {
    const pressed = columns.find(({ id }) => id === column);
    if (!pressed) return;
    // The library begins with ascending; dates and numbers begin with the greatest.
    const isNew = sort?.column !== pressed.id;
    onSortChange({ column: pressed.id, direction: isNew ? (pressed.sorts ?? 'ascending') : direction });
  }

  return (
    <div
      className="relative text-dense"
      style={{ '--columns': gridColumns(columns, hasCheckboxes) }}
      onKeyDownCapture={rowHref && openByEnter}
    >
      {(isSortable || selection) && (
        <div className="flex min-h-11 items-center border-b border-line pr-2 pl-4 md:hidden">
          {selection && (
            <Checkbox
              value={rows.length > 0 && shown.length === rows.length}
              isMixed={shown.length > 0 && shown.length < rows.length}
              onChange={(isTicked) => selection.onChange(isTicked ? all(rows) : new Set())}
            >
              Select all
            </Checkbox>
          )}
          {isSortable && (
            <span className="ml-auto">
              <SortMenu columns={columns} sort={sort} onSortChange={onSortChange} />
            </span>
          )}
        </div>
      )}
      <Table
        aria-label={label}
        sortDescriptor={sort}
        onSortChange={press}
        selectionMode={hasCheckboxes ? 'multiple' : 'none'}
        selectedKeys={shown}
        onSelectionChange={(keys) => selection?.onChange(keys === 'all' ? all(rows) : new Set([...keys].map(String)))}
        className="block w-full tabular-nums"
      >
        <TableHead columns={columns} hasCheckboxes={hasCheckboxes} isSticky={hasStickyHeader} />
        <TableBody items={rows} dependencies={[columns, hasCheckboxes, rowHref]} className="block">
          {(row) => (
            <TableRow
              item={row}
              columns={columns}
              hasCheckboxes={hasCheckboxes}
              href={rowHref?.(row)}
              textValue={rowName?.(row)}
            />
          )}
        </TableBody>
      </Table>
      {selection && shown.length > 0 && (
        <BulkBar selected={shown.length} onClear={() => selection.onChange(new Set())}>
          {selection.actions}
        </BulkBar>
      )}
    </div>
  );
}

function all(rows: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}
