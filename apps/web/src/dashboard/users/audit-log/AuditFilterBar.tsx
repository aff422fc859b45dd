import { useCallback, useEffect, useState } from 'react';
import { Download } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type AuditDomain, type AuditFilter } from '#generated/AuditEntriesQuery';
import { type AuditFilterBarQuery } from '#generated/AuditFilterBarQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { partPolicy } from '#router/routeParts.ts';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { type AuditFilters } from './auditFilter.ts';
import { AUDIT_DOMAINS, domainTitles } from './domainTitles.ts';
import { useExportAuditLog } from './useExportAuditLog.ts';

type Option = { id: string; label: string };
type Change = (part: Partial<AuditFilters>, options?: { isTyping?: boolean }) => void;
type AuditFilterBarProps = {
  filters: AuditFilters;
  filter: AuditFilter;
  onChange: Change;
  onClear: (() => void) | undefined;
};

const AREAS = AUDIT_DOMAINS.map((id) => ({ id, label: domainTitles[id] }));

/** Search, filters and the export of what they leave. The people come in their own time, into the bar that stands. */
export function AuditFilterBar(props: AuditFilterBarProps) {
  const [people, setPeople] = useState<readonly Option[]>([]);
  return (
    <>
      <Bar {...props} people={people} />
      <QueryBoundary isOptional fallback={null}>
        {(attempt) => <People fetchKey={attempt} onPeople={setPeople} />}
      </QueryBoundary>
    </>
  );
}

function People({ fetchKey, onPeople }: { fetchKey: number; onPeople: (people: readonly Option[]) => void }) {
  const { auditActors } = useLazyLoadQuery<AuditFilterBarQuery>(
    graphql`
      query AuditFilterBarQuery @preloadable {
        auditActors {
          actorId
          name
        }
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  useEffect(
    () => onPeople(auditActors.map(({ actorId, name }) => ({ id: actorId, label: name }))),
    [auditActors, onPeople],
  );
  return null;
}

function Bar({ filters, filter, onChange, onClear, people }: AuditFilterBarProps & { people: readonly Option[] }) {
  const { exportAuditLog, isExporting } = useExportAuditLog();
  const search = useCallback((q: string) => onChange({ q }, { isTyping: true }), [onChange]);
  const one = (id: string, label: string, value: string, options: readonly Option[]) => ({
    id,
    label,
    options,
    selected: value ? [value] : [],
    isPinned: true,
  });
  return (
    <FilterBar
      label="Filter the audit log"
      search={<UrlSearch label="Search the audit log" value={filters.q} onSettle={search} isMain />}
      filters={[
        {
          ...one('person', 'Person', filters.person, people),
          onChange: ([person = '']) => onChange({ person }),
        },
        {
          ...one('area', 'Area', filters.area, AREAS),
          onChange: ([area]) => onChange({ area: AUDIT_DOMAINS.find((name: AuditDomain) => name === area) ?? '' }),
        },
        {
          ...one('period', 'Time', filters.period, []),
          isPeriod: true,
          onChange: ([period = '']) => onChange({ period }),
        },
      ]}
      onClear={onClear}
    >
      <Button
        size="sm"
        isBusy={isExporting}
        icon={<Download aria-hidden className="size-3.5" strokeWidth={1.75} />}
        onClick={() => exportAuditLog(filter)}
      >
        Export CSV
      </Button>
    </FilterBar>
  );
}
