import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { type History_query$key } from '#generated/History_query';
import { type HistoryPaginationQuery } from '#generated/HistoryPaginationQuery';
import { type HistoryQuery } from '#generated/HistoryQuery';
import { WhoDidWhat } from '#dashboard/users/audit-log/WhoDidWhat.tsx';
import { partPolicy } from '#router/routeParts.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';

const PAGE = 20;

/** What was done about plan and bill, newest first, a few of it at first. */
export function History({ fetchKey }: { fetchKey: number }) {
  const query = useLazyLoadQuery<HistoryQuery>(
    graphql`
      query HistoryQuery @preloadable {
        ...History_query
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  return <HistoryList query={query} />;
}

function HistoryList({ query }: { query: History_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<HistoryPaginationQuery, History_query$key>(
    graphql`
      fragment History_query on Query
      @refetchable(queryName: "HistoryPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        auditLog(first: $count, after: $cursor, filter: { domain: Billing })
          @connection(key: "History_auditLog", filters: []) {
          edges {
            node {
              id
              ...WhoDidWhat_entry
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.auditLog;
  if (edges.length === 0) {
    return <p className="text-dense text-ink-muted">What you and your colleagues change here will be listed here.</p>;
  }

  return (
    <>
      <ul aria-label="History" className="divide-y divide-line rounded-card border border-line text-dense">
        {edges.map(({ node }) => (
          <li key={node.id} className="flex min-h-11 items-center justify-between gap-4 px-4 py-2">
            <WhoDidWhat entry={node} />
            <Time instant={node.createdAt} format="en" isFocusable className="flex-none text-xs text-ink-faint" />
          </li>
        ))}
      </ul>
      {hasNext && (
        <p className="pt-2 text-center text-dense">
          <TextButton disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {isLoadingNext ? 'Loading' : 'Show older'}
          </TextButton>
        </p>
      )}
    </>
  );
}
