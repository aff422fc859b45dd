import { graphql } from 'react-relay/hooks';
import { type DeleteWebhookEndpoint } from '#generated/DeleteWebhookEndpoint';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { endpointName, type EndpointRow } from './endpointRow.ts';

type DeleteEndpointDialogProps = { endpoint: EndpointRow; onClose: () => void };

/** Asks before an endpoint goes with its log. Default export: it is loaded lazily. */
export default function DeleteEndpointDialog({ endpoint, onClose }: DeleteEndpointDialogProps) {
  const { id } = endpoint;
  const name = endpointName(endpoint);
  const [remove, isBusy] = useAsyncMutation<DeleteWebhookEndpoint>(graphql`
    mutation DeleteWebhookEndpoint($id: ID!) {
      deleteWebhookEndpoint(id: $id)
    }
  `);

  async function go() {
    try {
      await remove(
        { id },
        {
          updater: (store) => {
            const left = (store.getRoot().getLinkedRecords('webhookEndpoints') ?? []).filter(
              (one) => one.getDataID() !== id,
            );
            store.getRoot().setLinkedRecords(left, 'webhookEndpoints');
          },
        },
      );
      notify({ kind: 'success', title: `“${name}” is deleted` });
    } catch (error) {
      notify({ kind: 'error', title: `“${name}” was not deleted`, detail: messageOf(error) });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Delete “${name}”?`}
      message="It is told nothing any more, and the log of what it was told goes with it. This cannot be undone; to stop for a while, turn it off."
      confirmLabel="Delete"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
