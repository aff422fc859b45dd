import { ArrowDown, ArrowUp } from 'lucide-react';
import { Column, TableHeader } from 'react-aria-components';
import { type TableColumn } from './column.ts';
import { SelectionBox } from './SelectionBox.tsx';

type TableHeadProps<Row> = { columns: readonly TableColumn<Row>[]; hasCheckboxes: boolean; isSticky: boolean };

const CELL = 'flex h-[34px] font-medium min-w-0 items-center outline-none';

/** The headings, which sort where they can. On phones they give way to `SortMenu`. */
export function TableHead<Row>({ columns, hasCheckboxes, isSticky }: TableHeadProps<Row>) {
  return (
    <TableHeader
      className={`block text-xs font-medium text-ink-faint max-md:hidden [&>tr]:grid [&>tr]:grid-cols-(--columns) [&>tr]:gap-x-6 [&>tr]:border-b [&>tr]:border-line [&>tr]:px-5 ${isSticky ? 'sticky top-0 z-2 bg-surface' : ''}`}
    >
      {hasCheckboxes && (
        <Column id="selection" textValue="Selection" className={CELL}>
          <SelectionBox />
        </Column>
      )}
      {columns.map(({ id, header, align, sorts, isRowHeader }) => (
        <Column
          key={id}
          id={id}
          textValue={header}
          isRowHeader={isRowHeader}
          allowsSorting={sorts !== undefined}
          className={`${CELL} ${align === 'end' ? 'justify-end' : ''} group`}
        >
          {({ sortDirection }) => (
            <span
              className={`-mx-1 inline-flex min-h-6 min-w-0 items-center gap-1 rounded px-1 outline-focus group-data-focus-visible:outline-2 ${align === 'end' ? 'flex-row-reverse' : ''} ${sorts ? 'group-data-hovered:text-ink' : ''} ${sortDirection ? 'text-ink' : ''}`}
            >
              <span className="truncate">{header}</span>
              {sorts && <SortSign direction={sortDirection} firstDirection={sorts} />}
            </span>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}

type SortSignProps = { direction: TableColumn<never>['sorts']; firstDirection: TableColumn<never>['sorts'] };

/** Where the order goes; pointed at, where it would go. */
function SortSign({ direction, firstDirection }: SortSignProps) {
  const Icon = (direction ?? firstDirection) === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Icon
      aria-hidden
      className={`size-3.5 flex-none transition-opacity ${direction ? '' : 'opacity-0 group-data-focus-visible:opacity-60 group-data-hovered:opacity-60'}`}
      strokeWidth={2}
    />
  );
}
