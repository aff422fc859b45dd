import { useMemo, useState, type ReactNode } from 'react';
import { Globe } from 'lucide-react';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { WebpageBulkActions } from './WebpageBulkActions.tsx';
import { webpageColumns } from './webpageColumns.tsx';
import { type WebpageRow } from './webpageRow.ts';
import { OPEN_WEBPAGE, PAGE_SIZE, SORTS, WEBPAGES_FILTERS } from './webpagesFilters.ts';

const WebpageDialog = lazyOverlay(() => import('./WebpageDialog.tsx'));
const NONE: ReadonlySet<string> = new Set();

type WebpageTableProps = {
  webpages: readonly WebpageRow[];
  /** On all pages. */
  total: number;
  /** What there is to do where there is none. */
  action: ReactNode;
};

/** A page of webpages, and what can be done with those that are chosen. */
export function WebpageTable({ webpages, total, action }: WebpageTableProps) {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(WEBPAGES_FILTERS);
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [selected, setSelected] = useState(NONE);
  const {
    filters: { open },
    change: changeOpen,
  } = useUrlFilters(OPEN_WEBPAGE);
  const columns = useMemo(() => webpageColumns((id) => changeOpen({ open: id })), [changeOpen]);
  const ids = webpages.map(({ id }) => id).filter((id) => selected.has(id));

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-auto">
        <ListStates
          state={listState({ total: webpages.length, isNarrowed: isNarrowed || filters.page > 1 })}
          what="webpages"
          total={total}
          query={filters.q}
          filters={on}
          onClear={clear}
          skeleton={null}
          empty={
            <EmptyState icon={Globe} title="No webpages yet" action={action}>
              Let your assistants read your own site, and answer from it with a link to the page.
            </EmptyState>
          }
        >
          <DataTable
            label="Webpages"
            columns={columns}
            rows={webpages}
            rowName={({ title }) => title}
            sort={parseSort(filters.sort, ['title', 'changed'])}
            onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? '-changed' })}
            selection={
              mayChange
                ? {
                    ids: selected,
                    onChange: setSelected,
                    actions: (
                      <WebpageBulkActions
                        ids={ids}
                        isRemoved={filters.removed === 'yes'}
                        onDone={() => setSelected(NONE)}
                      />
                    ),
                  }
                : undefined
            }
          />
        </ListStates>
        {!mayChange && (
          <div className="px-5 pb-4 max-md:px-4">
            <ReadOnlyNotice>
              Your role does not include {permissionTexts.MANAGE_ARTICLES.doing}. Ask an Admin of your company to add
              webpages, or to let you.
            </ReadOnlyNotice>
          </div>
        )}
      </div>
      {total > 0 && (
        <footer className="flex-none border-t border-line px-5 py-2.5 max-md:px-4">
          <Pagination
            label="Pages of webpages"
            page={filters.page}
            pageCount={Math.ceil(total / PAGE_SIZE)}
            total={total}
            pageSize={PAGE_SIZE}
          />
        </footer>
      )}
      <WebpageDialog isOpen={open !== ''} id={open} onClose={() => changeOpen({ open: '' })} />
    </>
  );
}
