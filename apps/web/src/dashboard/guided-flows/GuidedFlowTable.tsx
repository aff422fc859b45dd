import { Workflow } from 'lucide-react';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { paths } from '#router/paths.ts';
import { useUrlFlag } from '#router/useUrlFlag.ts';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { GUIDED_FLOW_COLUMNS } from './guidedFlowColumns.tsx';
import { type GuidedFlowRow } from './guidedFlowRow.ts';
import { GUIDED_FLOWS_FILTERS, SORTS } from './guidedFlowsFilters.ts';

type GuidedFlowTableProps = {
  flows: readonly GuidedFlowRow[];
  total: number;
  /** Null: all are here. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
};

/** The flows; each leads to where it is drawn. */
export function GuidedFlowTable({ flows, total, onMore, isLoadingMore }: GuidedFlowTableProps) {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(GUIDED_FLOWS_FILTERS);
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  // The dialog stands with the page's own button.
  const [, setIsNew] = useUrlFlag('new');
  return (
    <div className="relative min-h-0 flex-1 overflow-auto">
      <ListStates
        state={listState({ total: flows.length, isNarrowed })}
        what="guided flows"
        total={total}
        query={filters.q}
        filters={on}
        onClear={clear}
        skeleton={null}
        empty={
          <EmptyState
            icon={Workflow}
            title="No guided flows yet"
            action={
              mayChange && (
                <Button variant="primary" onClick={() => setIsNew(true)}>
                  New flow
                </Button>
              )
            }
          >
            Lead visitors step by step: by buttons, forms and handovers that you draw as a graph.
          </EmptyState>
        }
      >
        <DataTable
          label="Guided flows"
          columns={GUIDED_FLOW_COLUMNS}
          rows={flows}
          rowName={({ name }) => name}
          rowHref={({ id }) => paths.guidedFlow(id)}
          sort={parseSort(filters.sort, ['name', 'edited'])}
          onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? '-edited' })}
        />
        {onMore && (
          <p className="px-5 py-3 max-md:px-4">
            <Button isBusy={isLoadingMore} busyLabel="Loading" onClick={onMore}>
              Show more
            </Button>
          </p>
        )}
      </ListStates>
      {!mayChange && (
        <div className="px-5 pb-4 max-md:px-4">
          <ReadOnlyNotice>
            Your role does not include {permissionTexts.MANAGE_GUIDED_FLOWS.doing}. You can look at them; ask an Admin
            of your company to change them, or to let you.
          </ReadOnlyNotice>
        </div>
      )}
    </div>
  );
}
