import { Spinner } from '#ui/Spinner.tsx';
import { NotLoaded } from '#dashboard/inbox/NotLoaded.tsx';

type OlderMessagesProps = { isLoading: boolean; hasFailed: boolean; onRetry: () => void };

/** What stands above the oldest loaded message. */
export function OlderMessages({ isLoading, hasFailed, onRetry }: OlderMessagesProps) {
  if (!isLoading) return hasFailed && <NotLoaded what="Older messages" onRetry={onRetry} />;
  return (
    <div className="flex justify-center py-2">
      <Spinner label="Loading older messages" />
    </div>
  );
}
