import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The shape of Home while it is on its way. */
export function HomeSkeleton() {
  return (
    <div aria-hidden className="appear-late grid content-start gap-7 px-7 py-6 max-md:px-4">
      <div className="grid gap-2">
        <Skeleton className="h-4! w-56" />
        <Skeleton className="w-80 max-w-full opacity-70" />
      </div>
      <RowsSkeleton />
    </div>
  );
}
