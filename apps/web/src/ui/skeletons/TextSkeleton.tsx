import { Skeleton } from '../Skeleton.tsx';

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5'];

/** The shape of a paragraph that is on its way. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden className="appear-late grid gap-2.5 py-1">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'w-3/5' : WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  );
}
