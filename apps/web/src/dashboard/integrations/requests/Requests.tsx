import { ArrowLeftRight } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { type Requests_integration$key } from '#generated/Requests_integration';
import { type RequestsPaginationQuery } from '#generated/RequestsPaginationQuery';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { INTEGRATION_FIELDS } from '../integrationTabs.ts';
import { RequestRow } from './RequestRow.tsx';

const PAGE = 30;

/** What went to a service and came from it, newest first. */
export function Requests({ integration }: { integration: Requests_integration$key }) {
  const { filters, change } = useUrlFilters(INTEGRATION_FIELDS);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    RequestsPaginationQuery,
    Requests_integration$key
  >(
    graphql`
      fragment Requests_integration on Integration
      @refetchable(queryName: "RequestsPaginationQuery")
      @argumentDefinitions(
        onlyFailed: { type: "Boolean", defaultValue: false }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        requests(first: $count, after: $cursor, onlyFailed: $onlyFailed) @connection(key: "Requests_requests") {
          edges {
            node {
              id
              ...RequestRow_request
            }
          }
        }
      }
    `,
    integration,
  );
  const { edges } = data.requests;

  return (
    <div className="mx-auto w-full max-w-[960px] px-5 pt-4 pb-16 max-md:px-4">
      <SegmentedControl
        label="Which requests"
        options={[
          { id: 'all', label: 'All' },
          { id: 'failed', label: 'Failed' },
        ]}
        value={filters.failed ? 'failed' : 'all'}
        onChange={(which) => change({ failed: which === 'failed' })}
      />
      {edges.length === 0 ? (
        <EmptyState icon={ArrowLeftRight} title={filters.failed ? 'Nothing has failed' : 'No requests yet'}>
          {filters.failed
            ? 'Of the newest 500 requests all went well.'
            : 'What goes to the service, and what it tells, is noted here.'}
        </EmptyState>
      ) : (
        <ul aria-label="Requests" className="mt-3 divide-y divide-line rounded-card border border-line text-dense">
          {edges.map(({ node }) => (
            <RequestRow key={node.id} request={node} onReplayed={() => refetch({}, { fetchPolicy: 'network-only' })} />
          ))}
        </ul>
      )}
      {hasNext && (
        <p className="pt-3 text-center text-dense">
          <TextButton disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {isLoadingNext ? 'Loading' : 'Show older'}
          </TextButton>
        </p>
      )}
    </div>
  );
}
