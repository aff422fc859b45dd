import { type ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useIsLate } from '#ui/useIsLate.ts';

type ConversationSkeletonProps = {
  /** What is known of it already. */
  header?: ReactNode;
};

/** The shape of a conversation while it loads; no more than its head for what loads at once. */
export function ConversationSkeleton({ header }: ConversationSkeletonProps) {
  const isLate = useIsLate();
  return (
    // Measured as the thread is, so that its head stays as it is.
    <div className="@container/thread flex min-h-0 flex-1 flex-col">
      {header ?? (isLate && <UnknownHeader />)}
      <output aria-label="Loading conversation" className="flex min-h-0 flex-1 flex-col">
        {isLate && (
          <>
            <div className="mx-auto flex w-full max-w-[760px] flex-1 flex-col justify-end gap-4 p-5">
              <span className="h-14 w-72 max-w-4/5 rounded-[14px_14px_14px_4px] bg-ink/8" />
              <span className="h-20 w-96 max-w-4/5 self-end rounded-[14px_14px_4px_14px] bg-ink/5" />
              <span className="h-9 w-56 max-w-4/5 rounded-[14px_14px_14px_4px] bg-ink/8" />
              <span className="h-14 w-80 max-w-4/5 self-end rounded-[14px_14px_4px_14px] bg-ink/5" />
            </div>
            {/* Where something is known of it, the composer itself stands there. */}
            {!header && <div className="m-3 h-24 flex-none rounded-card border border-line" />}
          </>
        )}
      </output>
    </div>
  );
}

/** Of a conversation that nothing is known of yet. */
function UnknownHeader() {
  return (
    <div className="flex h-topbar flex-none items-center border-b border-line px-5">
      <Skeleton className="w-36" />
    </div>
  );
}
