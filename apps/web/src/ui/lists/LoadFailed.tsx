import { CloudOff, RefreshCw } from 'lucide-react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

type LoadFailedProps = {
  /** What is missing, in the plural: «articles». */
  what: string;
  /** Why, in words a person can act on. */
  reason?: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** What did not load, why, and the way to try again. */
export function LoadFailed({
  what,
  reason = 'The server did not answer.',
  onRetry,
  isRetrying = false,
}: LoadFailedProps) {
  return (
    <EmptyState
      icon={CloudOff}
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} did not load`}
      action={
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
          isBusy={isRetrying}
          busyLabel="Trying"
          onClick={onRetry}
        >
          Retry
        </Button>
      }
    >
      {reason}
    </EmptyState>
  );
}
