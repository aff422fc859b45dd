import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { type DisconnectDialog_store$key } from '#generated/DisconnectDialog_store';
import { type DisconnectDialogQuery } from '#generated/DisconnectDialogQuery';
import { type DisconnectStore } from '#generated/DisconnectStore';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { paths } from '#router/paths.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { storesChanged } from '../useStoreEvents.ts';

type DisconnectDialogProps = { isOpen: boolean; store: DisconnectDialog_store$key; onClose: () => void };

/** Asks before a shop goes, with what goes with it. Default export: it is loaded lazily. */
export default function DisconnectDialog({ isOpen, ...dialog }: DisconnectDialogProps) {
  if (!isOpen) return null;
  return (
    <QueryBoundary what="consequences" fallback={null}>
      <Asking {...dialog} />
    </QueryBoundary>
  );
}

function Asking({ store: key, onClose }: Omit<DisconnectDialogProps, 'isOpen'>) {
  const { id, displayName } = useFragment(
    graphql`
      fragment DisconnectDialog_store on StoreIntegration {
        id
        displayName
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const { store } = useLazyLoadQuery<DisconnectDialogQuery>(
    graphql`
      query DisconnectDialogQuery($id: ID!) {
        store(id: $id) {
          id
          disconnectImpact {
            products
            assistants
            shownLately
            conversations
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [disconnect, isBusy] = useAsyncMutation<DisconnectStore>(graphql`
    mutation DisconnectStore($id: ID!) {
      disconnectStore(id: $id)
    }
  `);
  const { products, assistants, shownLately } = store.disconnectImpact;

  async function go() {
    try {
      await disconnect({ id });
      storesChanged();
      void navigate(paths.productDiscovery, { replace: true });
      notify({ kind: 'success', title: `${displayName} is disconnected` });
    } catch (error) {
      notify({ kind: 'error', title: `${displayName} was not disconnected`, detail: messageOf(error) });
      onClose();
    }
  }

  const whoShows = assistants.length > 0 ? `${assistants.join(' and ')} will show none of them any more. ` : '';
  return (
    <ConfirmDialog
      isOpen
      title={`Disconnect “${displayName}”?`}
      message={`${counted(products, 'product')}, the rules and the figures of this store are forgotten. ${whoShows}In the last 30 days products were shown ${counted(shownLately, 'time')}. Conversations keep what was shown in them. This cannot be taken back.`}
      confirmLabel="Disconnect"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
