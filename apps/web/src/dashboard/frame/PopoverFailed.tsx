import { RotateCw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

type PopoverFailedProps = {
  /** What is missing, in the plural: «Your chatbots». */
  what: string;
  onRetry: () => void;
};

/** In a popover whose list could not be loaded: what failed, and Retry. */
export function PopoverFailed({ what, onRetry }: PopoverFailedProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2.5 px-3 pt-3 pb-4 text-center">
      <p className="text-pretty text-ink-muted">{what} did not load. Check your connection and try again.</p>
      <Button
        size="sm"
        className="max-md:h-10"
        icon={<RotateCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
        onClick={onRetry}
      >
        Retry
      </Button>
    </div>
  );
}
