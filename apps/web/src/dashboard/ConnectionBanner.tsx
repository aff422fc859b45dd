import { useEffect, useState } from 'react';
import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { useConnection, type ConnectionStatus } from '#relay/connectionStore.ts';
import { reconnect } from '#relay/subscriptions.ts';
import { Button } from '#ui/Button.tsx';
import { useIsLate } from '#ui/useIsLate.ts';
import { Banner } from './Banner.tsx';

/** A moment without connection is nobody's business; from here on it is. */
const WORTH_SAYING_MS = 1500;
/** How long it is said that the connection is back. */
const CONFIRMED_MS = 3000;

/** Says when what one sees is not live, brings it back where it does not come by itself, and says when it is back. */
export function ConnectionBanner() {
  const status = useConnection((connection) => connection.status);
  // Only who was told of the loss is told of the return.
  const [wasTold, setWasTold] = useState(false);

  return (
    <output className="block flex-none">
      {!isFine(status) && <Lost key={status.kind} status={status} onTold={setWasTold} />}
      {status.kind === 'live' && wasTold && <Back onTold={setWasTold} />}
    </output>
  );
}

type Told = { onTold: (wasTold: boolean) => void };

function Lost({ status, onTold }: { status: ConnectionStatus } & Told) {
  const isTrying = status.kind === 'reconnecting';
  const isWorthSaying = useIsLate(isTrying ? WORTH_SAYING_MS : 0);
  useEffect(() => {
    if (isWorthSaying) onTold(true);
  }, [isWorthSaying, onTold]);
  if (!isWorthSaying) return null;

  return (
    <Banner
      tone="caution"
      icon={isTrying ? RefreshCw : CloudOff}
      isSpinning={isTrying}
      action={
        !isTrying && (
          <Button size="sm" className="text-ink max-md:!h-10" onClick={() => void reconnect()}>
            Reconnect
          </Button>
        )
      }
    >
      {sentence(status)}
    </Banner>
  );
}

function Back({ onTold }: Told) {
  useEffect(() => {
    const timer = setTimeout(() => onTold(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [onTold]);
  return (
    <Banner tone="positive" icon={Check}>
      Back online. New messages appear by themselves again.
    </Banner>
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
