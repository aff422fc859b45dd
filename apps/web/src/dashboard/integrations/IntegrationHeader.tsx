import { useState } from 'react';
import { MoreHorizontal, Plug, Unplug } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type IntegrationHeader_integration$key } from '#generated/IntegrationHeader_integration';
import { type TestIntegration } from '#generated/TestIntegration';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { IntegrationState } from './IntegrationState.tsx';
import { ServiceMark, type Service } from './ServiceMark.tsx';
import { integrationsChanged } from './useIntegrationEvents.ts';

const DisconnectIntegrationDialog = lazyOverlay(() => import('./DisconnectIntegrationDialog.tsx'));

type IntegrationHeaderProps = { integration: IntegrationHeader_integration$key; service: Service };

/** A connected service: where it stands, whether it works, and how it goes. */
export function IntegrationHeader({ integration: key, service }: IntegrationHeaderProps) {
  const integration = useFragment(
    graphql`
      fragment IntegrationHeader_integration on Integration {
        id
        kind
        status
        accountName
        connectedByName
        connectedAt
        lastUsedAt
        lastError
        ...DisconnectIntegrationDialog_integration
      }
    `,
    key,
  );
  const { id, kind, status, accountName, connectedByName, connectedAt, lastUsedAt, lastError } = integration;
  const [isLeaving, setIsLeaving] = useState(false);
  const [test, isTesting] = useAsyncMutation<TestIntegration>(graphql`
    mutation TestIntegration($id: ID!) {
      testIntegration(id: $id) {
        id
        status
        lastError
        lastUsedAt
      }
    }
  `);

  async function ask() {
    try {
      const { testIntegration } = await test({ id });
      integrationsChanged();
      if (!testIntegration.lastError) notify({ kind: 'success', title: `${kind} lets Parley in` });
      else notify({ kind: 'error', title: `${kind} could not be asked`, detail: testIntegration.lastError });
    } catch (error) {
      notify({ kind: 'error', title: `${kind} was not asked`, detail: messageOf(error) });
    }
  }

  return (
    <header className="flex-none border-b border-line px-5 py-4 max-md:px-4 max-md:py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
          <ServiceMark service={service} />
          <div className="grid min-w-0 gap-0.5">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2">
              <h2 className="truncate text-sm font-semibold">{accountName}</h2>
              <IntegrationState integration={integration} />
            </div>
            <p className="text-dense text-ink-muted">
              Connected{connectedByName && ` by ${connectedByName}`} <Time instant={connectedAt} format="en" />
              {lastUsedAt && (
                <span className="max-md:hidden">
                  , last used <Time instant={lastUsedAt} format="en" />
                </span>
              )}
            </p>
          </div>
        </div>
        <div className="flex items-center gap-1.5">
          <Button
            isBusy={isTesting}
            busyLabel="Testing"
            icon={<Plug aria-hidden className="size-3.5" strokeWidth={1.75} />}
            onClick={() => void ask()}
          >
            Test connection
          </Button>
          <Menu
            label={kind}
            groups={[
              {
                id: 'change',
                entries: [
                  {
                    id: 'disconnect',
                    label: 'Disconnect',
                    icon: Unplug,
                    isDanger: true,
                    onAction: () => setIsLeaving(true),
                  },
                ],
              },
            ]}
            renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label="More" />}
          />
        </div>
      </div>
      {lastError && (
        <div className="mt-3">
          <FormNotice tone={status === 'Error' ? 'critical' : 'neutral'}>{lastError}</FormNotice>
        </div>
      )}
      <DisconnectIntegrationDialog isOpen={isLeaving} integration={integration} onClose={() => setIsLeaving(false)} />
    </header>
  );
}
