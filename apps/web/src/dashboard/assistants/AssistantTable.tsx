import { useMemo, useState } from 'react';
import { Archive, Bot } from 'lucide-react';
import { useTileColours } from '#dashboard/assistant-menu/useTileColours.ts';
import { paths } from '#router/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { assistantColumns } from './assistantColumns.tsx';
import { variantOf } from './assistantKind.ts';
import { type AssistantRow } from './assistantRow.ts';
import { ASSISTANTS_FILTERS, shownAssistants, SORTS } from './assistantsFilters.ts';
import { NewAssistantButton } from './create/NewAssistantButton.tsx';
import { DisableAssistantDialog } from './DisableAssistantDialog.tsx';
import { useAssistantActions } from './useAssistantActions.ts';

type AssistantTableProps = { assistants: readonly AssistantRow[]; archived: readonly AssistantRow[] };

/** The assistants that the URL asks for; each leads to what can be set on it. */
export function AssistantTable({ assistants, archived }: AssistantTableProps) {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(ASSISTANTS_FILTERS);
  const { setEnabled } = useAssistantActions();
  const [disabling, setDisabling] = useState<AssistantRow | null>(null);
  const columns = useMemo(() => assistantColumns(setDisabling), []);
  useTileColours(assistants);
  useTileColours(archived);
  const shown = shownAssistants({ assistants, archived }, filters);
  const isEmptyArchive = filters.status === 'archived' && archived.length === 0;

  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <ListStates
        state={listState({ total: shown.length, isNarrowed: isNarrowed && !isEmptyArchive && assistants.length > 0 })}
        what="assistants"
        total={shown.length}
        query={filters.q}
        filters={on}
        onClear={clear}
        skeleton={null}
        empty={isEmptyArchive ? <NoneArchived /> : <NoneYet />}
      >
        <DataTable
          label="Assistants"
          columns={columns}
          rows={shown}
          rowName={({ title }) => title}
          rowHref={({ id, type }) => paths.assistant(variantOf(type), id)}
          sort={parseSort(filters.sort, ['title', 'today'])}
          onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? 'title' })}
        />
      </ListStates>
      {disabling && (
        <DisableAssistantDialog
          assistant={disabling}
          onClose={() => setDisabling(null)}
          onConfirm={() => {
            setDisabling(null);
            void setEnabled(disabling, false);
          }}
        />
      )}
    </div>
  );
}

function NoneYet() {
  return (
    <EmptyState icon={Bot} title="No assistants yet" action={<NewAssistantButton />}>
      An assistant answers visitors on your site, or at an address of its own.
    </EmptyState>
  );
}

function NoneArchived() {
  return (
    <EmptyState icon={Archive} title="Nothing is archived">
      Assistants that you no longer need can be put here; their conversations stay.
    </EmptyState>
  );
}
