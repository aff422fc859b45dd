import { useState } from 'react';
import { FileStack } from 'lucide-react';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { paths } from '#router/paths.ts';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { DocumentBulkActions } from './DocumentBulkActions.tsx';
import { DOCUMENT_COLUMNS } from './documentColumns.tsx';
import { type DocumentRow } from './documentRow.ts';
import { DOCUMENTS_FILTERS, PAGE_SIZE, SORTS } from './documentsFilters.ts';

const NONE: ReadonlySet<string> = new Set();

type DocumentTableProps = {
  documents: readonly DocumentRow[];
  /** On all pages. */
  total: number;
};

/** A page of documents, and what can be done with those that are chosen. */
export function DocumentTable({ documents, total }: DocumentTableProps) {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(DOCUMENTS_FILTERS);
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [selected, setSelected] = useState(NONE);
  const ids = documents.map(({ id }) => id).filter((id) => selected.has(id));

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-auto">
        <ListStates
          state={listState({ total: documents.length, isNarrowed: isNarrowed || filters.page > 1 })}
          what="documents"
          total={total}
          query={filters.q}
          filters={on}
          onClear={clear}
          skeleton={null}
          empty={
            <EmptyState icon={FileStack} title="No documents yet">
              Add manuals, price lists or slides: their text is read, and assistants answer from it with the page named.
            </EmptyState>
          }
        >
          <DataTable
            label="Documents"
            columns={DOCUMENT_COLUMNS}
            rows={documents}
            rowName={({ title }) => title}
            rowHref={({ id }) => paths.document(id)}
            sort={parseSort(filters.sort, ['title', 'edited'])}
            onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? '-edited' })}
            selection={
              mayChange
                ? {
                    ids: selected,
                    onChange: setSelected,
                    actions: <DocumentBulkActions ids={ids} onDone={() => setSelected(NONE)} />,
                  }
                : undefined
            }
          />
        </ListStates>
        {!mayChange && (
          <div className="px-5 pb-4 max-md:px-4">
            <ReadOnlyNotice>
              Your role does not include {permissionTexts.MANAGE_ARTICLES.doing}. Ask an Admin of your company to add
              documents, or to let you.
            </ReadOnlyNotice>
          </div>
        )}
      </div>
      {total > 0 && (
        <footer className="flex-none border-t border-line px-5 py-2.5 max-md:px-4">
          <Pagination
            label="Pages of documents"
            page={filters.page}
            pageCount={Math.ceil(total / PAGE_SIZE)}
            total={total}
            pageSize={PAGE_SIZE}
          />
        </footer>
      )}
    </>
  );
}
