import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

type SaveFailedProps = { failure: string | null; onRetry: () => void };

/** Above a flow whose last change is not saved: why, at any width of the window. */
export function SaveFailed({ failure, onRetry }: SaveFailedProps) {
  if (failure === null) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-critical-soft px-5 py-2 text-dense text-critical max-md:px-4"
    >
      <CircleAlert aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">Your last change is not saved. {failure}</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
