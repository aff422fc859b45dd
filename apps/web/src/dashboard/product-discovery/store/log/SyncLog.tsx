import { History } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type SyncLog_store$data, type SyncLog_store$key } from '#generated/SyncLog_store';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { count, duration } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Time } from '#ui/Time.tsx';

type Sync = SyncLog_store$data['syncs'][number];

/** When the shop was fetched, and what came of it. */
export function SyncLog({ store: key }: { store: SyncLog_store$key }) {
  const { syncs } = useFragment(
    graphql`
      fragment SyncLog_store on StoreIntegration {
        syncs(first: 50) {
          id
          kind
          state
          seen
          total
          prepared
          created
          updated
          removed
          error
          startedAt
          endedAt
        }
      }
    `,
    key,
  );
  if (syncs.length === 0) {
    return (
      <EmptyState icon={History} title="Not fetched yet">
        Each sync is noted here, with what was new and what went wrong.
      </EmptyState>
    );
  }
  return <DataTable label="Syncs" columns={COLUMNS} rows={syncs} />;
}

const KINDS: Readonly<Record<string, string>> = { Full: 'Everything', Changes: 'Changes', Webhook: 'One product' };

const COLUMNS: readonly TableColumn<Sync>[] = [
  { id: 'when', header: 'Begun', isRowHeader: true, width: 120, cell: ({ startedAt }) => <Time instant={startedAt} /> },
  { id: 'kind', header: 'Fetched', width: 110, onPhones: 'hidden', cell: ({ kind }) => KINDS[kind] ?? 'Sync' },
  { id: 'state', header: 'Outcome', width: '1.4fr', onPhones: 'plain', cell: (sync) => <Outcome {...sync} /> },
  {
    id: 'seen',
    header: 'Products',
    width: 88,
    align: 'end',
    cell: ({ seen, total, state }) =>
      state === 'Running' && total ? `${count(seen)} of ${count(total)}` : count(seen),
  },
  {
    id: 'took',
    header: 'Took',
    width: 72,
    align: 'end',
    onPhones: 'hidden',
    cell: ({ startedAt, endedAt }) => (endedAt ? duration((Date.parse(endedAt) - Date.parse(startedAt)) / 1000) : ''),
  },
];

function Outcome({ state, error, prepared, created, updated, removed }: Sync) {
  if (state === 'Running') {
    return (
      <span className="flex min-w-0 items-center gap-2">
        <Badge tone="busy">Fetching</Badge>
        {typeof prepared === 'number' && (
          <span className="truncate text-ink-muted">The shop has put together {count(prepared)} records</span>
        )}
      </span>
    );
  }
  if (state === 'Failed') {
    return (
      <span className="flex min-w-0 items-center gap-2">
        <Badge tone="critical">Given up</Badge>
        <span className="truncate text-ink-muted" title={error ?? ''}>
          {error}
        </span>
      </span>
    );
  }
  const isWhole = state === 'Done';
  const changes = [
    created > 0 && `${count(created)} new`,
    updated > 0 && `${count(updated)} changed`,
    removed > 0 && `${count(removed)} removed`,
  ].filter(Boolean);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Badge tone={isWhole ? 'positive' : 'caution'}>{isWhole ? 'Done' : 'Stopped'}</Badge>
      <span className="truncate text-ink-muted">{changes.length > 0 ? changes.join(', ') : 'Nothing had changed'}</span>
    </span>
  );
}
