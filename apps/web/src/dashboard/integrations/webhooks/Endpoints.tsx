import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Section } from '#ui/Section.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { type ShownSecret } from '../shownSecret.ts';
import { endpointColumns } from './endpointColumns.tsx';
import { endpointName, type EndpointRow } from './endpointRow.ts';
import { useEndpointActs } from './useEndpointActs.ts';

const EndpointDialog = lazyOverlay(() => import('./EndpointDialog.tsx'));
const RotateSecretDialog = lazyOverlay(() => import('./RotateSecretDialog.tsx'));
const DeleteEndpointDialog = lazyOverlay(() => import('./DeleteEndpointDialog.tsx'));

type EndpointsProps = { endpoints: readonly EndpointRow[]; onSecret: (shown: ShownSecret) => void };

/** The endpoints, and what can be done with each. */
export function Endpoints({ endpoints, onSecret }: EndpointsProps) {
  const { test, setEnabled, testing } = useEndpointActs();
  const [open, setOpen] = useState<{ what: 'edit' | 'rotate' | 'delete'; id: string } | null>(null);
  const chosen = endpoints.find(({ id }) => id === open?.id) ?? null;
  const close = () => setOpen(null);
  const failing = endpoints.filter(({ state }) => state === 'Failing');
  const columns = endpointColumns({
    testing,
    onTest: (endpoint) => void test(endpoint),
    onEnabled: (endpoint, isEnabled) => void setEnabled(endpoint, isEnabled),
    onOpen: (what, { id }) => setOpen({ what, id }),
  });

  return (
    <Section
      title="Endpoints"
      description="Addresses of yours that are told of what happens: signed, and tried again for half a day when they are away."
    >
      {failing.map((endpoint) => (
        <div key={endpoint.id} className="mb-3">
          <FormNotice tone="critical">
            “{endpointName(endpoint)}” was turned off, because ten deliveries in a row did not get through. Send a test,
            and turn it on again once that gets through.
          </FormNotice>
        </div>
      ))}
      <Card isFlush>
        <DataTable label="Endpoints" columns={columns} rows={endpoints} rowName={endpointName} />
      </Card>
      {chosen && open?.what === 'edit' && <EndpointDialog endpoint={chosen} onClose={close} onMade={onSecret} />}
      {chosen && open?.what === 'rotate' && (
        <RotateSecretDialog endpoint={chosen} onClose={close} onRotated={onSecret} />
      )}
      {chosen && open?.what === 'delete' && <DeleteEndpointDialog endpoint={chosen} onClose={close} />}
    </Section>
  );
}
