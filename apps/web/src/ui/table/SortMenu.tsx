import { ArrowDownUp } from 'lucide-react';
import { Button } from '../Button.tsx';
import { Menu } from '../Menu.tsx';
import { type TableColumn } from './column.ts';
import { type TableSort } from './tableSort.ts';

type SortMenuProps<Row> = {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
};

/** The order of a table whose headings are not there to press. */
export function SortMenu<Row>({ columns, sort, onSortChange }: SortMenuProps<Row>) {
  const sortable = columns.filter(({ sorts }) => sorts !== undefined);
  const current = sortable.find(({ id }) => id === sort?.column);
  const pick = (column: string, direction: TableSort['direction']) => onSortChange({ column, direction });
  return (
    <Menu
      label="Sort"
      placement="bottom end"
      groups={[
        {
          id: 'column',
          label: 'Sort by',
          selectedId: sort?.column ?? '',
          entries: sortable.map(({ id, header, sorts = 'ascending' }) => ({
            id,
            label: header,
            onAction: () => pick(id, sorts),
          })),
        },
        ...(current && sort
          ? [
              {
                id: 'direction',
                label: 'Order',
                selectedId: sort.direction,
                entries: [
                  { id: 'ascending', label: 'Ascending', onAction: () => pick(sort.column, 'ascending') },
                  { id: 'descending', label: 'Descending', onAction: () => pick(sort.column, 'descending') },
                ],
              },
            ]
          : []),
      ]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          variant="ghost"
          icon={<ArrowDownUp aria-hidden className="size-3.5" strokeWidth={1.75} />}
        >
          <span className="sr-only">Sort by </span>
          {current?.header ?? 'Sort'}
        </Button>
      )}
    />
  );
}
