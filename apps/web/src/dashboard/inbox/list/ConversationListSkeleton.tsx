import { Skeleton } from '#ui/Skeleton.tsx';

const WIDTHS = ['w-28', 'w-36', 'w-24', 'w-32', 'w-20', 'w-36', 'w-28', 'w-24', 'w-32'];

type ConversationListSkeletonProps = { rows?: number };

/** The list's shape while it loads. */
export function ConversationListSkeleton({ rows = WIDTHS.length }: ConversationListSkeletonProps) {
  return (
    <output aria-label="Loading conversations" className="block overflow-hidden">
      {WIDTHS.slice(0, rows).map((width, index) => (
        <div
          key={index}
          className="grid h-[5.125rem] grid-cols-[32px_minmax(0,1fr)] content-center gap-x-[11px] pr-3.5 pl-4 max-md:h-[6.375rem]"
        >
          <span className="size-8 rounded-full bg-ink/8" />
          <span className="grid content-center gap-2.5">
            <Skeleton className={width} />
            <Skeleton className="w-full max-w-64" />
          </span>
        </div>
      ))}
    </output>
  );
}
