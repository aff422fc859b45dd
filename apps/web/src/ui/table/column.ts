import { type ReactNode } from 'react';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, under each other. */
  align?: 'start' | 'end';
  /** Pixels, or a share of what is left (1 unless given). */
  width?: number | `${number}fr`;
  /** Its header sorts; `descending` is what the first press does. */
  sorts?: 'ascending' | 'descending';
  /** Names the row: one column has it. On phones it is the first line. */
  isRowHeader?: boolean;
  /** On phones: what it says needs no heading before it, or does not matter there. */
  onPhones?: 'plain' | 'hidden';
};

const CHECKBOX = '16px';

/** The grid that header and rows stand on: `grid-template-columns`. */
export function gridColumns(columns: readonly Pick<TableColumn<never>, 'width'>[], hasCheckboxes: boolean): string {
  const widths = columns.map(({ width = '1fr' }) => (typeof width === 'number' ? `${width}px` : `minmax(0, ${width})`));
  return [...(hasCheckboxes ? [CHECKBOX] : []), ...widths].join(' ');
}
