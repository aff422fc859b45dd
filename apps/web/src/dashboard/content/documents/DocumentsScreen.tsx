import { useCallback } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import DocumentsScreenNode, { type DocumentsScreenQuery } from '#generated/DocumentsScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { onContentChanged } from '../contentChanges.ts';
import { GPT_STATUS_LABELS, GPT_STATUSES } from '../gptStatuses.ts';
import { DOCUMENT_COLUMNS } from './documentColumns.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { DOCUMENTS_FILTERS } from './documentsFilters.ts';
import { UploadDocuments } from './UploadDocuments.tsx';

/** …/content/documents: files that assistants answer from. */
export default function DocumentsScreen({ queryRef }: ScreenProps<DocumentsScreenQuery>) {
  const mayChange = usePermission('MANAGE_ARTICLES');
  return (
    <>
      {mayChange && <UploadDocuments />}
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <DocumentFilterBar />
      </div>
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="documents"
        fallback={<TableSkeleton columns={DOCUMENT_COLUMNS} rows={8} />}
      >
        <Documents queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

function Documents({ queryRef }: ScreenProps<DocumentsScreenQuery>) {
  const { articles } = usePreloadedQuery<DocumentsScreenQuery>(
    graphql`
      query DocumentsScreenQuery($filter: ArticleFilter!, $sort: ArticleSort!, $skip: Int!) @preloadable {
        articles(filter: $filter, sort: $sort, first: 14, skip: $skip) {
          totalCount
          nodes {
            ...documentRow_article @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(DocumentsScreenNode, queryRef.variables, { event: onContentChanged });
  return <DocumentTable documents={articles.nodes} total={articles.totalCount} />;
}

function DocumentFilterBar() {
  const { filters, change, clear, isNarrowed } = useUrlFilters(DOCUMENTS_FILTERS);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  return (
    <FilterBar
      label="Filter documents"
      filters={[
        {
          id: 'gpt',
          label: 'GPT status',
          options: GPT_STATUSES.map((id) => ({ id, label: GPT_STATUS_LABELS[id] })),
          selected: filters.gpt,
          isMultiple: true,
          isPinned: true,
          onChange: (selected) => change({ gpt: GPT_STATUSES.filter((one) => selected.includes(one)) }),
        },
      ]}
      search={<UrlSearch label="Search documents" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
    />
  );
}
