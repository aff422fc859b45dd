import { Skeleton } from '../Skeleton.tsx';
import { TextButton } from '../TextButton.tsx';

const WIDTHS = ['w-24', 'w-32', 'w-20', 'w-28', 'w-16', 'w-28'];

/** Grey rows where the items will be; only once the wait is worth showing. */
export function SideMenuSkeleton({ label }: { label: string }) {
  return (
    <div className="appear-late grid gap-px">
      <output className="sr-only">{label}: loading</output>
      {WIDTHS.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- always the same rows
        <div key={index} className="flex h-[30px] items-center gap-2 px-2 max-md:h-11">
          <Skeleton className="size-4" />
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  );
}

/** In the place of items that did not come. */
export function SideMenuError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="px-2 py-1 text-ink-muted">
      {text} <TextButton onClick={onRetry}>Retry</TextButton>
    </p>
  );
}
