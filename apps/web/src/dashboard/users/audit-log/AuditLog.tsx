import { useState } from 'react';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { AUDIT_SCHEMA, auditFilter } from './auditFilter.ts';
import { AuditEntries } from './AuditEntries.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';

/** The log with its filters, which live in the URL. */
export function AuditLog() {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(AUDIT_SCHEMA);
  const filter = auditFilter(filters);
  const changes = useChanges(JSON.stringify(filter));
  return (
    <>
      <AuditFilterBar filters={filters} filter={filter} onChange={change} onClear={isNarrowed ? clear : undefined} />
      <div className="mt-4">
        <QueryBoundary what="entries" fallback={<RowsSkeleton rows={8} isTall={false} />}>
          {(attempt) => (
            <AuditEntries
              filter={filter}
              fetchKey={attempt + changes}
              isNarrowed={isNarrowed}
              query={filters.q}
              filtersOn={on}
              onClear={clear}
            />
          )}
        </QueryBoundary>
      </div>
    </>
  );
}

/** How often `value` was another one than before: what was asked first may be there, each later filter is asked anew. */
function useChanges(value: string): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  const changes = seen.changes + 1;
  setSeen({ value, changes });
  return changes;
}
