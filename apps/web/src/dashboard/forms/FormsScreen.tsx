import { useCallback } from 'react';
import { ClipboardList } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import FormsScreenNode, { type FormsScreenQuery } from '#generated/FormsScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { onFormsChanged } from './formChanges.ts';
import { FORM_COLUMNS } from './formColumns.tsx';
import { FORMS_FILTERS, SORTS, STATUSES } from './formsFilters.ts';
import { NewFormButton } from './NewFormButton.tsx';

/** /dashboard/forms: what visitors are asked to fill in. */
export default function FormsScreen({ queryRef }: ScreenProps<FormsScreenQuery>) {
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  return (
    <>
      {mayChange && (
        <PageActions>
          <NewFormButton />
        </PageActions>
      )}
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <Filters />
      </div>
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="forms"
        fallback={<TableSkeleton columns={FORM_COLUMNS} rows={8} />}
      >
        <Forms queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

function Filters() {
  const { filters, change, clear, isNarrowed } = useUrlFilters(FORMS_FILTERS);
  const isPhone = useIsPhone();
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  return (
    <FilterBar
      label="Filter forms"
      filters={[
        {
          id: 'status',
          label: 'Status',
          options: STATUSES.filter((id) => id !== 'any').map((id) => ({ id, label: id === 'Active' ? 'Live' : id })),
          selected: filters.status === 'any' ? [] : [filters.status],
          isPinned: !isPhone,
          onChange: ([id]) => change({ status: STATUSES.find((one) => one === id) ?? 'any' }),
        },
      ]}
      isCompact={isPhone}
      search={<UrlSearch label="Search forms" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
    />
  );
}

function Forms({ queryRef }: ScreenProps<FormsScreenQuery>) {
  const { formTemplates } = usePreloadedQuery<FormsScreenQuery>(
    graphql`
      query FormsScreenQuery($filter: FormTemplateFilter!, $sort: FormTemplateSort!) @preloadable {
        formTemplates(filter: $filter, sort: $sort, first: 100) {
          totalCount
          edges {
            node {
              ...formRow_form @relay(mask: false)
            }
          }
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(FormsScreenNode, queryRef.variables, { event: onFormsChanged });
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(FORMS_FILTERS);
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const rows = formTemplates.edges.map(({ node }) => node);
  return (
    <div className="relative min-h-0 flex-1 overflow-auto">
      <ListStates
        state={listState({ total: rows.length, isNarrowed })}
        what="forms"
        total={formTemplates.totalCount}
        query={filters.q}
        filters={on}
        onClear={clear}
        skeleton={null}
        empty={
          <EmptyState icon={ClipboardList} title="No forms yet" action={mayChange && <NewFormButton />}>
            Ask visitors for what you need inside the chat: a return, a repair, a time to call.
          </EmptyState>
        }
      >
        <DataTable
          label="Forms"
          columns={FORM_COLUMNS}
          rows={rows}
          rowName={({ name }) => name || 'Untitled form'}
          rowHref={({ id, status }) => (status === 'Draft' && mayChange ? paths.formEdit(id) : paths.form(id))}
          sort={parseSort(filters.sort, ['name', 'edited'])}
          onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? '-edited' })}
        />
      </ListStates>
      {!mayChange && (
        <div className="px-5 pb-4 max-md:px-4">
          <ReadOnlyNotice>
            Your role does not include {permissionTexts.MANAGE_GUIDED_FLOWS.doing}. You can read forms and what was sent
            in; ask an Admin of your company to change them, or to let you.
          </ReadOnlyNotice>
        </div>
      )}
    </div>
  );
}
