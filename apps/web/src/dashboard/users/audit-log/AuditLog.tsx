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
  return (
    <>
      <AuditFilterBar filters={filters} filter={filter} onChange={change} onClear={isNarrowed ? clear : undefined} />
      <div className="mt-4">
        <QueryBoundary what="entries" fallback={<RowsSkeleton rows={8} isTall={false} />}>
          {(attempt) => (
            <AuditEntries
              filter={filter}
              fetchKey={attempt}
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
