import { useEffect, useState } from 'react';
import { Check, CloudOff, RefreshCw, WifiOff } from 'lucide-react';
import { useConnection, type ConnectionStatus } from '#relay/connectionStore.ts';
import { reconnect } from '#relay/subscriptions.ts';
import { Button } from '#ui/Button.tsx';
import { useIsLate } from '#ui/useIsLate.ts';
import { Banner } from './Banner.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** A moment without connection is nobody’s business, and so is a socket that is renewed; from here on it is. */
const WORTH_SAYING_MS = 3000;
/** How long it is said that the connection is back. */
const CONFIRMED_MS = 3000;

type Loss = 'noNetwork' | Exclude<ConnectionStatus['kind'], 'live' | 'connecting'>;

const LOSSES: Record<Loss, { icon: typeof Check; text: string }> = {
  noNetwork: { icon: WifiOff, text: 'You are offline. What you see may be out of date.' },
  reconnecting: { icon: RefreshCw, text: 'Reconnecting. New messages appear as soon as the connection is back.' },
  offline: { icon: CloudOff, text: 'No connection. What you see may be out of date.' },
  closed: {
    icon: CloudOff,
    text: 'The server ended the live connection. New messages do not appear automatically.',
  },
};

/** Says when what one sees is not live, brings it back where it does not come by itself, and says when it is back. */
export default function ConnectionBanner() {
  const { kind } = useConnection((connection) => connection.status);
  const loss = lossOf(kind, useIsOnline());
  // Only who was told of the loss is told of the return.
  const [wasTold, setWasTold] = useState(false);

  return (
    <output className="block flex-none">
      {loss && <Lost key={loss} loss={loss} onTold={setWasTold} />}
      {!loss && kind === 'live' && wasTold && <Back onTold={setWasTold} />}
    </output>
  );
}

function lossOf(kind: ConnectionStatus['kind'], isOnline: boolean): Loss | null {
  if (!isOnline) return 'noNetwork';
  return kind === 'live' || kind === 'connecting' ? null : kind;
}

type Told = { onTold: (wasTold: boolean) => void };

function Lost({ loss, onTold }: { loss: Loss } & Told) {
  const isWorthSaying = useIsLate(loss === 'reconnecting' ? WORTH_SAYING_MS : 0);
  useEffect(() => {
    if (isWorthSaying) onTold(true);
  }, [isWorthSaying, onTold]);
  if (!isWorthSaying) return null;

  return (
    <Banner
      tone="caution"
      icon={LOSSES[loss].icon}
      isSpinning={loss === 'reconnecting'}
      action={
        (loss === 'offline' || loss === 'closed') && (
          <Button size="sm" className="text-ink max-md:!h-10" onClick={() => void reconnect()}>
            Reconnect
          </Button>
        )
      }
    >
      {LOSSES[loss].text}
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
      Back online. New messages appear automatically again.
    </Banner>
  );
}
