import { useCallback } from 'react';
import { Send } from 'lucide-react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { type Deliveries_query$key } from '#generated/Deliveries_query';
import { type DeliveriesPaginationQuery } from '#generated/DeliveriesPaginationQuery';
import DeliveriesNode, { type DeliveriesQuery, type WebhookDeliveryState } from '#generated/DeliveriesQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Section } from '#ui/Section.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { endpointName, type EndpointRow } from './endpointRow.ts';
import { onWebhooksChanged } from './webhooksChanged.ts';

const STATES = [
  { id: 'any', label: 'All' },
  { id: 'waiting', label: 'Waiting' },
  { id: 'failed', label: 'Given up' },
] as const;

type StateId = (typeof STATES)[number]['id'];
const STATE_OF: Readonly<Record<StateId, WebhookDeliveryState | null>> = {
  any: null,
  waiting: 'Waiting',
  failed: 'Failed',
};

/** For what is under way: a delivery that waits may get through at any moment. */
const OF_DELIVERIES = { pause: 2000, period: 10_000 };

/** What the chosen endpoint was told; which one, and which deliveries, stands in the address. */
export function Deliveries({ endpoints }: { endpoints: readonly EndpointRow[] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = endpoints.find(({ id }) => id === search.get('endpoint')) ?? endpoints[0];
  const state = STATES.find(({ id }) => id === search.get('state'))?.id ?? 'any';
  const change = useCallback(
    (name: string, value: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  if (!chosen) return null;

  return (
    <Section
      title="Deliveries"
      description="What was sent and answered in the last 30 days; anything can be sent again."
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <div className="w-56 max-md:w-full">
          <Select
            label="Endpoint"
            isLabelHidden
            options={endpoints.map((endpoint) => ({ id: endpoint.id, label: endpointName(endpoint) }))}
            value={chosen.id}
            onChange={(id) => change('endpoint', id)}
          />
        </div>
        <SegmentedControl label="Deliveries" options={STATES} value={state} onChange={(id) => change('state', id)} />
      </div>
      <QueryBoundary what="deliveries" resetKey={`${chosen.id} ${state}`} fallback={<RowsSkeleton rows={5} />}>
        {(attempt) => (
          <DeliveryList
            key={`${chosen.id} ${state}`}
            endpointId={chosen.id}
            state={STATE_OF[state]}
            fetchKey={attempt}
          />
        )}
      </QueryBoundary>
    </Section>
  );
}

type DeliveryListProps = { endpointId: string; state: WebhookDeliveryState | null; fetchKey: number };

function DeliveryList({ endpointId, state, fetchKey }: DeliveryListProps) {
  const query = useLazyLoadQuery<DeliveriesQuery>(
    graphql`
      query DeliveriesQuery($endpointId: ID!, $state: WebhookDeliveryState) {
        ...Deliveries_query @arguments(endpointId: $endpointId, state: $state)
      }
    `,
    { endpointId, state },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useRefetchOn(DeliveriesNode, { endpointId, state }, { event: onWebhooksChanged, pace: OF_DELIVERIES });
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeliveriesPaginationQuery,
    Deliveries_query$key
  >(
    graphql`
      fragment Deliveries_query on Query
      @refetchable(queryName: "DeliveriesPaginationQuery")
      @argumentDefinitions(
        endpointId: { type: "ID!" }
        state: { type: "WebhookDeliveryState" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        webhookDeliveries(endpointId: $endpointId, state: $state, first: $count, after: $cursor)
          @connection(key: "Deliveries_webhookDeliveries") {
          edges {
            node {
              id
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.webhookDeliveries;

  if (edges.length === 0) {
    return (
      <EmptyState icon={Send} title={state ? 'Nothing of this kind' : 'Nothing was sent yet'}>
        {state
          ? 'No delivery of this endpoint is so at the moment.'
          : 'What happens from now on is listed here. Send a test to see whether it gets through.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Deliveries" className="divide-y divide-line rounded-card border border-line">
        {edges.map(({ node }) => (
          <DeliveryRow key={node.id} delivery={node} />
        ))}
      </ul>
      {hasNext && (
        <p className="pt-3 text-center text-dense">
          <TextButton disabled={isLoadingNext} onClick={() => loadNext(20)}>
            {isLoadingNext ? 'Loading' : 'Show older'}
          </TextButton>
        </p>
      )}
    </>
  );
}
