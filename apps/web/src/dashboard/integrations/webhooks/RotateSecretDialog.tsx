import { graphql } from 'react-relay/hooks';
import { type RotateWebhookSecret } from '#generated/RotateWebhookSecret';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { type ShownSecret } from '../shownSecret.ts';
import { endpointName, type EndpointRow } from './endpointRow.ts';

type RotateSecretDialogProps = {
  endpoint: EndpointRow;
  onClose: () => void;
  onRotated: (shown: ShownSecret) => void;
};

/** Asks before an endpoint gets another secret. Default export: it is loaded lazily. */
export default function RotateSecretDialog({ endpoint, onClose, onRotated }: RotateSecretDialogProps) {
  const name = endpointName(endpoint);
  const [rotate, isBusy] = useAsyncMutation<RotateWebhookSecret>(graphql`
    mutation RotateWebhookSecret($id: ID!) {
      rotateWebhookSecret(id: $id) {
        secret
        endpoint {
          ...endpointRow_endpoint @relay(mask: false)
        }
      }
    }
  `);

  async function go() {
    try {
      const { rotateWebhookSecret } = await rotate({ id: endpoint.id });
      const note = 'For 24 hours deliveries are signed with the old secret too.';
      onRotated({ name: `New signing secret of “${name}”`, secret: rotateWebhookSecret.secret, note });
    } catch (error) {
      notify({ kind: 'error', title: 'The secret is as it was', detail: messageOf(error) });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Rotate the secret of “${name}”?`}
      message="The new secret is shown once. For 24 hours deliveries carry a signature by each of both, so that nothing is lost while you change it."
      confirmLabel="Rotate"
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
