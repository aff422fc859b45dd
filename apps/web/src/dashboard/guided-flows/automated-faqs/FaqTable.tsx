import { useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
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
import { FaqBulkActions } from './FaqBulkActions.tsx';
import { FAQ_COLUMNS } from './faqColumns.tsx';
import { type FaqRow } from './faqRow.ts';
import { FAQ_SORTS, FAQS_FILTERS, PAGE_SIZE } from './faqsFilters.ts';
import { NewFaqButton } from './NewFaqButton.tsx';

const NONE: ReadonlySet<string> = new Set();

type FaqTableProps = {
  faqs: readonly FaqRow[];
  /** On all pages. */
  total: number;
};

/** A page of automated FAQs; each leads to where it is written. */
export function FaqTable({ faqs, total }: FaqTableProps) {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(FAQS_FILTERS);
  const mayChange = usePermission('MANAGE_AUTOMATED_FAQS');
  const [selected, setSelected] = useState(NONE);

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-auto">
        <ListStates
          state={listState({ total: faqs.length, isNarrowed: isNarrowed || filters.page > 1 })}
          what="FAQs"
          total={total}
          query={filters.q}
          filters={on}
          onClear={clear}
          skeleton={null}
          empty={
            <EmptyState
              icon={MessageCircleQuestion}
              title="No automated FAQs yet"
              action={mayChange && <NewFaqButton />}
            >
              Answer what you are asked every day in your own words: however visitors put it, they get this answer.
            </EmptyState>
          }
        >
          <DataTable
            label="Automated FAQs"
            columns={FAQ_COLUMNS}
            rows={faqs}
            rowName={({ question }) => question}
            rowHref={({ id }) => paths.automatedFaq(id)}
            sort={parseSort(filters.sort, ['question', 'hits', 'edited'])}
            onSortChange={(sort) => change({ sort: FAQ_SORTS.find((one) => one === formatSort(sort)) ?? '-hits' })}
            selection={
              mayChange
                ? {
                    ids: selected,
                    onChange: setSelected,
                    actions: (
                      <FaqBulkActions
                        faqs={faqs.filter(({ id }) => selected.has(id))}
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
              Your role does not include {permissionTexts.MANAGE_AUTOMATED_FAQS.doing}. You can read them; ask an Admin
              of your company to change them, or to let you.
            </ReadOnlyNotice>
          </div>
        )}
      </div>
      {total > 0 && (
        <footer className="flex-none border-t border-line px-5 py-2.5 max-md:px-4">
          <Pagination
            label="Pages of automated FAQs"
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
