import { ScrollText } from 'lucide-react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { type AuditEntries_query$key } from '#generated/AuditEntries_query';
import { type AuditEntriesPaginationQuery } from '#generated/AuditEntriesPaginationQuery';
import { type AuditEntriesQuery, type AuditFilter } from '#generated/AuditEntriesQuery';
import { partPolicy } from '#router/routeParts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { listState } from '#ui/lists/listState.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { AuditRow } from './AuditRow.tsx';

type AuditEntriesProps = {
  filter: AuditFilter;
  fetchKey: number;
  isNarrowed: boolean;
  query: string;
  filtersOn: number;
  onClear: () => void;
};

/** The entries that pass, newest first, a page of them at first. */
export function AuditEntries({ filter, fetchKey, ...states }: AuditEntriesProps) {
  const query = useLazyLoadQuery<AuditEntriesQuery>(
    graphql`
      query AuditEntriesQuery($filter: AuditFilter) @preloadable {
        ...AuditEntries_query @arguments(filter: $filter)
      }
    `,
    { filter },
    partPolicy(fetchKey),
  );
  return <Entries entries={query} {...states} />;
}

type EntriesProps = Omit<AuditEntriesProps, 'filter' | 'fetchKey'> & { entries: AuditEntries_query$key };

function Entries({ entries, isNarrowed, query, filtersOn, onClear }: EntriesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AuditEntriesPaginationQuery,
    AuditEntries_query$key
  >(
    graphql`
      fragment AuditEntries_query on Query
      @refetchable(queryName: "AuditEntriesPaginationQuery")
      @argumentDefinitions(
        filter: { type: "AuditFilter" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        auditLog(first: $count, after: $cursor, filter: $filter) @connection(key: "AuditEntries_auditLog") {
          edges {
            node {
              id
              ...AuditRow_entry
            }
          }
        }
      }
    `,
    entries,
  );
  const { edges } = data.auditLog;

  return (
    <ListStates
      state={listState({ total: edges.length, isNarrowed })}
      what="entries"
      skeleton={null}
      empty={
        <EmptyState icon={ScrollText} title="Nothing has happened yet">
          What you and your colleagues change in the company will be listed here.
        </EmptyState>
      }
      query={query}
      filters={filtersOn}
      onClear={onClear}
    >
      <ul aria-label="Audit log" className="divide-y divide-line rounded-card border border-line text-dense">
        {edges.map(({ node }) => (
          <AuditRow key={node.id} entry={node} />
        ))}
      </ul>
      {hasNext && (
        <p className="pt-3 text-center text-dense">
          <TextButton disabled={isLoadingNext} onClick={() => loadNext(50)}>
            {isLoadingNext ? 'Loading' : 'Show older'}
          </TextButton>
        </p>
      )}
    </ListStates>
  );
}
