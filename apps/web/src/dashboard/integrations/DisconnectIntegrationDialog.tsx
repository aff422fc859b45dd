import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { type DisconnectIntegration } from '#generated/DisconnectIntegration';
import { type DisconnectIntegrationDialog_integration$key } from '#generated/DisconnectIntegrationDialog_integration';
import { type DisconnectIntegrationDialogQuery } from '#generated/DisconnectIntegrationDialogQuery';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { paths } from '#router/paths.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { integrationsChanged } from './useIntegrationEvents.ts';

type DialogProps = { isOpen: boolean; integration: DisconnectIntegrationDialog_integration$key; onClose: () => void };

/** Asks before a service goes, with what goes with it. Default export: it is loaded lazily. */
export default function DisconnectIntegrationDialog({ isOpen, ...dialog }: DialogProps) {
  if (!isOpen) return null;
  return (
    <QueryBoundary what="consequences" fallback={null}>
      <Asking {...dialog} />
    </QueryBoundary>
  );
}

function Asking({ integration: key, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { id, kind } = useFragment(
    graphql`
      fragment DisconnectIntegrationDialog_integration on Integration {
        id
        kind
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const { integrations } = useLazyLoadQuery<DisconnectIntegrationDialogQuery>(
    graphql`
      query DisconnectIntegrationDialogQuery {
        integrations {
          id
          disconnectImpact
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [disconnect, isBusy] = useAsyncMutation<DisconnectIntegration>(graphql`
    mutation DisconnectIntegration($id: ID!) {
      disconnectIntegration(id: $id) {
        integrationId
        client {
          id
          integratedWithZendesk
          integratedWithCalendly
        }
      }
    }
  `);
  const impact = integrations.find((one) => one.id === id)?.disconnectImpact ?? [];

  async function go() {
    try {
      await disconnect({ id });
      integrationsChanged();
      void navigate(paths.integrations, { replace: true });
      notify({ kind: 'success', title: `${kind} is disconnected` });
    } catch (error) {
      notify({ kind: 'error', title: `${kind} was not disconnected`, detail: messageOf(error) });
      onClose();
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Disconnect ${kind}?`}
      message={`${impact.join(' ')} This cannot be taken back.`}
      confirmLabel="Disconnect"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
