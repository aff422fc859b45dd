import { type SyntheticEvent } from 'react';
import { Cell, Row } from 'react-aria-components';
import { Link, useNavigate } from 'react-router-dom';
import { type TableColumn } from './column.ts';
import { SelectionBox } from './SelectionBox.tsx';

type TableRowProps<Item> = {
  item: Item;
  columns: readonly TableColumn<Item>[];
  hasCheckboxes: boolean;
  /** Where the row leads. */
  href?: string;
  textValue?: string;
};

const CELL =
  'min-w-0 -outline-offset-2 outline-focus data-focus-visible:outline-2 md:truncate [&_:is(button,time,[title])]:relative';

/** One row: a line of the grid; on phones its name with the rest beneath. With `href` all of it is a link. */
export function TableRow<Item extends { id: string }>({
  item,
  columns,
  hasCheckboxes,
  href,
  textValue,
}: TableRowProps<Item>) {
  const navigate = useNavigate();
  return (
    <Row
      id={item.id}
      textValue={textValue}
      onAction={href === undefined ? undefined : () => void navigate(href)}
      className={`group/row relative border-b border-line px-5 -outline-offset-2 outline-focus transition-colors last:border-b-0 data-focus-visible:outline-2 data-hovered:bg-hover data-selected:bg-brand-soft max-md:flex max-md:min-h-14 max-md:flex-wrap max-md:content-center max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5 md:grid md:h-11 md:grid-cols-(--columns) md:items-center md:gap-x-6 ${hasCheckboxes ? 'max-md:pl-12' : ''}`}
    >
      {hasCheckboxes && (
        <Cell className="outline-none max-md:absolute max-md:top-3 max-md:left-4">
          <SelectionBox />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} className={cellLook(column)}>
          {column.onPhones !== 'plain' && !column.isRowHeader && (
            <span className="mr-1 text-ink-faint group-data-selected/row:text-ink-muted md:hidden">
              {column.header}
            </span>
          )}
          {column.isRowHeader && href !== undefined ? (
            <RowLink href={href}>{column.cell(item)}</RowLink>
          ) : (
            <OwnPresses>{column.cell(item)}</OwnPresses>
          )}
        </Cell>
      ))}
    </Row>
  );
}

function cellLook<Item>({ align, isRowHeader, onPhones }: TableColumn<Item>): string {
  const name = isRowHeader ? 'font-medium text-ink max-md:basis-full' : 'text-ink-muted max-md:text-xs';
  // Numbers and buttons are never cut off, nor is the ring of a button that has the focus.
  const numbers = align === 'end' ? 'md:overflow-visible! md:text-end' : '';
  return `${CELL} ${name} ${numbers} ${onPhones === 'hidden' ? 'max-md:hidden' : ''}`;
}

/** A real link, stretched over the row, so that it opens in a tab of its own and is fetched ahead as any link is. */
function RowLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link
      to={href}
      data-row-link
      onPointerDown={keepFromRow}
      onMouseDown={keepFromRow}
      onClick={keepFromRow}
      onKeyDown={(event) => event.key === 'Enter' && keepFromRow(event)}
      className="rounded outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}

/** What is pressed in a cell is not the row: a button does what it is for, and leads nowhere. */
function OwnPresses({ children }: { children: React.ReactNode }) {
  return (
    <span
      role="presentation"
      onPointerDown={keepPressFromRow}
      onMouseDown={keepPressFromRow}
      onClick={keepPressFromRow}
      onKeyDown={keepPressFromRow}
      className="contents"
    >
      {children}
    </span>
  );
}

function keepPressFromRow(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('button, a, input, select')) event.stopPropagation();
}

/** The row would select itself, or go there a second time. */
function keepFromRow(event: SyntheticEvent) {
  event.stopPropagation();
}
