import { useState } from 'react';
import { FileText } from 'lucide-react';
import { paths } from '#router/paths.ts';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { ArticleBulkActions } from './ArticleBulkActions.tsx';
import { ARTICLE_COLUMNS } from './articleColumns.tsx';
import { type ArticleRow } from './articleRow.ts';
import { ARTICLES_FILTERS, PAGE_SIZE, SORTS } from './articlesFilters.ts';
import { NewArticleButton } from './NewArticleButton.tsx';

const NONE: ReadonlySet<string> = new Set();

type ArticleTableProps = {
  articles: readonly ArticleRow[];
  /** On all pages. */
  total: number;
  /** In whose page it stands. */
  categoryId?: string;
};

/** A page of articles; each leads to where it is written. */
export function ArticleTable({ articles, total, categoryId }: ArticleTableProps) {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(ARTICLES_FILTERS);
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [selected, setSelected] = useState(NONE);
  const ids = articles.map(({ id }) => id).filter((id) => selected.has(id));

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-auto">
        <ListStates
          state={listState({ total: articles.length, isNarrowed: isNarrowed || filters.page > 1 })}
          what="articles"
          total={total}
          query={filters.q}
          filters={on}
          onClear={clear}
          skeleton={null}
          empty={
            <EmptyState
              icon={FileText}
              title="No articles yet"
              action={mayChange && <NewArticleButton categoryId={categoryId} />}
            >
              Write down what visitors ask about: assistants answer from it, and readers find it in the help centre.
            </EmptyState>
          }
        >
          <DataTable
            label="Articles"
            columns={ARTICLE_COLUMNS}
            rows={articles}
            rowName={({ title }) => title || 'Untitled'}
            rowHref={({ id }) => paths.article(id)}
            sort={parseSort(filters.sort, ['title', 'edited'])}
            onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? '-edited' })}
            selection={
              mayChange
                ? {
                    ids: selected,
                    onChange: setSelected,
                    actions: (
                      <ArticleBulkActions
                        ids={ids}
                        isArchive={filters.status === 'Archived'}
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
              Your role does not include {permissionTexts.MANAGE_ARTICLES.doing}. You can read them; ask an Admin of
              your company to change them, or to let you.
            </ReadOnlyNotice>
          </div>
        )}
      </div>
      {total > 0 && (
        <footer className="flex-none border-t border-line px-5 py-2.5 max-md:px-4">
          <Pagination
            label="Pages of articles"
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
