import { CloudOff, RefreshCw } from 'lucide-react';
import { useConnection, type ConnectionStatus } from '#relay/connectionStore.ts';
import { reconnect } from '#relay/subscriptions.ts';
import { Button } from '#ui/Button.tsx';
import { useIsLate } from '#ui/useIsLate.ts';

/** A moment without connection is nobody's business; from here on it is. */
const WORTH_SAYING_MS = 1500;

/** Says when what one sees is not live, and brings it back where it does not come by itself. */
export function ConnectionBanner() {
  const status = useConnection((connection) => connection.status);
  return <output className="block flex-none">{!isFine(status) && <Banner key={status.kind} status={status} />}</output>;
}

function Banner({ status }: { status: ConnectionStatus }) {
  const isWorthSaying = useIsLate(status.kind === 'reconnecting' ? WORTH_SAYING_MS : 0);
  if (!isWorthSaying) return null;
  const isTrying = status.kind === 'reconnecting';
  const Icon = isTrying ? RefreshCw : CloudOff;

  return (
    <div className="flex min-h-9 flex-none items-center gap-2 border-b border-line bg-caution-soft px-5 py-1 text-dense text-caution max-md:px-4">
      <Icon
        aria-hidden
        className={`size-4 flex-none ${isTrying ? 'motion-safe:animate-spin' : ''}`}
        strokeWidth={1.75}
      />
      <span className="min-w-0 flex-1">{sentence(status)}</span>
      {!isTrying && (
        <Button variant="plain" size="sm" onClick={() => void reconnect()}>
          Reconnect
        </Button>
      )}
    </div>
  );
}

function isFine({ kind }: ConnectionStatus) {
  return kind === 'live' || kind === 'connecting';
}

function sentence({ kind }: ConnectionStatus): string {
  if (kind === 'reconnecting') return 'Reconnecting. New messages appear as soon as the connection is back.';
  if (kind === 'offline') return 'No connection. What you see may be out of date.';
  return 'The server ended the live connection. New messages do not appear by themselves.';
}
