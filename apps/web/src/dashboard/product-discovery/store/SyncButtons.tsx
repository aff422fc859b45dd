import { RefreshCw } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import type { CancelStoreSync } from '#generated/CancelStoreSync';
import type { SyncStore } from '#generated/SyncStore';
import { messageOf } from '#ui/messageOf.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { notify } from '#ui/toast.ts';
import { storesChanged } from '../useStoreEvents.ts';

/** Has a shop fetched anew, and ends that while it goes on. */
export function SyncButtons({ id, name, state }: { id: string; name: string; state: string }) {
  const [sync, isAsking] = useAsyncMutation<SyncStore>(graphql`
    mutation SyncStore($id: ID!) {
      syncStore(id: $id) {
        id
        state
        lastError
      }
    }
  `);
  const [cancel, isEnding] = useAsyncMutation<CancelStoreSync>(graphql`
    mutation CancelStoreSync($id: ID!) {
      cancelStoreSync(id: $id) {
        id
        state
        lastError
        nextSyncAt
      }
    }
  `);

  async function fetchAgain() {
    try {
      await sync({ id });
    } catch (error) {
      notify({ kind: 'error', title: `${name} is not being fetched`, detail: messageOf(error) });
    }
  }

  async function stop() {
    try {
      await cancel({ id });
      storesChanged();
    } catch (error) {
      notify({ kind: 'error', title: 'Fetching goes on', detail: messageOf(error) });
    }
  }

  return (
    <>
      {/* Before it: whoever presses twice has not meant to stop it. */}
      {state === 'Syncing' && (
        <Button isBusy={isEnding} busyLabel="Stopping" onClick={() => void stop()}>
          Stop fetching
        </Button>
      )}
      <Button
        isBusy={state === 'Syncing' || isAsking}
        busyLabel="Fetching"
        icon={<RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
        onClick={() => void fetchAgain()}
      >
        {state === 'Error' ? 'Retry' : 'Sync now'}
      </Button>
    </>
  );
}
