import { Skeleton } from '../Skeleton.tsx';
import { SKELETON_WIDTHS } from './skeletonWidths.ts';

type RowsSkeletonProps = {
  rows?: number;
  /** Two lines and a picture, or one line of 44 px. */
  isTall?: boolean;
};

/** The shape of a list that is on its way. */
export function RowsSkeleton({ rows = 5, isTall = true }: RowsSkeletonProps) {
  return (
    <div aria-hidden className="appear-late divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`flex items-center gap-3 px-4 ${isTall ? 'min-h-[60px] py-3.5' : 'h-11'}`}>
          {isTall && <Skeleton className="h-8! w-8 flex-none rounded-full!" />}
          <span className="grid flex-1 gap-2">
            <Skeleton className={SKELETON_WIDTHS[row % SKELETON_WIDTHS.length]} />
            {isTall && <Skeleton className="w-3/4 opacity-70" />}
          </span>
        </div>
      ))}
    </div>
  );
}
