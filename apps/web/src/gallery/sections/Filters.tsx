import { useCallback } from 'react';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { type Filter } from '#ui/filters/filter.ts';
import { ids, manyOf, oneOf, text } from '#ui/filters/urlFields.ts';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { Specimen } from '../Specimen.tsx';
import { ARTICLES, type Article } from '../articles.ts';

export const title = 'Filters in the URL';

const STATUSES = ['trained', 'outdated', 'failed'] as const;
const SORTS = ['title', '-title', 'category', '-category'] as const;
const SCHEMA = {
  q: text(),
  show: oneOf(['all', 'rated'], 'all'),
  status: manyOf(STATUSES),
  by: ids(),
  sort: oneOf(SORTS, 'title'),
};

const COLUMNS: readonly TableColumn<Article>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, width: '2fr', sorts: 'ascending', cell: ({ title }) => title },
  { id: 'category', header: 'Category', sorts: 'ascending', onPhones: 'plain', cell: ({ category }) => category },
  { id: 'status', header: 'Status', onPhones: 'plain', cell: ({ status }) => STATUS_NAMES[status] },
];

const STATUS_NAMES = { trained: 'Trained', outdated: 'Outdated', failed: 'Failed' };
const AUTHORS = [...new Set(ARTICLES.map(({ by }) => by))];

export default function Filters() {
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(SCHEMA);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  const sort = parseSort(filters.sort, ['title', 'category']);

  const chips: Filter[] = [
    {
      id: 'show',
      label: 'Show',
      options: [
        { id: 'all', label: 'All articles' },
        { id: 'rated', label: 'Rated' },
      ],
      selected: [filters.show],
      isRequired: true,
      onChange: ([show]) => change({ show: show === 'rated' ? 'rated' : 'all' }),
    },
    {
      id: 'status',
      label: 'Status',
      options: STATUSES.map((id) => ({ id, label: STATUS_NAMES[id] })),
      selected: filters.status,
      isMultiple: true,
      isPinned: true,
      onChange: (selected) => change({ status: STATUSES.filter((status) => selected.includes(status)) }),
    },
    {
      id: 'by',
      label: 'Author',
      options: AUTHORS.map((name) => ({ id: name, label: name })),
      selected: filters.by,
      onChange: (by) => change({ by }),
    },
  ];

  const rows = ARTICLES.filter(
    ({ title, status, by, helpful }) =>
      title.toLowerCase().includes(filters.q.trim().toLowerCase()) &&
      (filters.show === 'all' || helpful !== null) &&
      (filters.status.length === 0 || filters.status.includes(status)) &&
      (filters.by.length === 0 || filters.by.includes(by)),
  ).toSorted((one, other) => {
    const key = sort?.column === 'category' ? 'category' : 'title';
    return one[key].localeCompare(other[key]) * (sort?.direction === 'descending' ? -1 : 1);
  });

  return (
    <Specimen label="Search, a choice, pinned, added; each in the URL" isWide>
      <div className="mb-1">
        <FilterBar
          label="Filter articles"
          filters={chips}
          search={<UrlSearch label="Search articles" value={filters.q} onSettle={search} />}
          onClear={isNarrowed ? clear : undefined}
        />
      </div>
      <Card isFlush>
        <ListStates
          state={listState({ total: rows.length, isNarrowed })}
          what="articles"
          total={rows.length}
          query={filters.q}
          filters={on}
          onClear={clear}
          skeleton={<TableSkeleton columns={COLUMNS} />}
          empty={<EmptyState title="No articles yet">Write the first one.</EmptyState>}
        >
          <DataTable
            label="Articles found"
            columns={COLUMNS}
            rows={rows}
            sort={sort}
            onSortChange={(next) => change({ sort: SORTS.find((one) => one === formatSort(next)) ?? 'title' })}
          />
        </ListStates>
      </Card>
    </Specimen>
  );
}
