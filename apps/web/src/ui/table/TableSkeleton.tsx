import { SKELETON_WIDTHS } from '../skeletons/skeletonWidths.ts';
import { Skeleton } from '../Skeleton.tsx';
import { gridColumns, type TableColumn } from './column.ts';

type TableSkeletonProps<Row> = { columns: readonly TableColumn<Row>[]; rows?: number; hasCheckboxes?: boolean };

/** The table's own headings over rows that are on their way. */
export function TableSkeleton<Row>({ columns, rows = 8, hasCheckboxes = false }: TableSkeletonProps<Row>) {
  return (
    <div
      aria-hidden
      className="[&>div]:border-b [&>div]:border-line md:[&>div]:px-5 md:[&>div]:grid md:[&>div]:grid-cols-(--columns) md:[&>div]:gap-x-6"
      style={{ '--columns': gridColumns(columns, hasCheckboxes) }}
    >
      <div className="items-center text-xs font-medium text-ink-faint max-md:hidden md:h-[34px]">
        {hasCheckboxes && <span />}
        {columns.map(({ id, header, align }) => (
          <span key={id} className={`truncate ${align === 'end' ? 'text-end' : ''}`}>
            {header}
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="appear-late items-center last:border-b-0 max-md:grid max-md:min-h-14 max-md:content-center max-md:gap-2 max-md:px-4 md:h-11"
        >
          {hasCheckboxes && <Skeleton className="h-4! w-4 max-md:hidden" />}
          {columns.map(({ id, align, isRowHeader }, column) => (
            <Skeleton
              key={id}
              className={`${isRowHeader ? '' : 'opacity-70'} ${column > 1 ? 'max-md:hidden' : ''} ${align === 'end' ? 'w-10 md:ml-auto' : SKELETON_WIDTHS[(row + column) % SKELETON_WIDTHS.length]}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
