import { useCallback } from 'react';
import { PackageSearch } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type Catalogue_store$key } from '#generated/Catalogue_store';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { useStoreRules } from '../rules/useStoreRules.ts';
import { CATALOGUE_FILTERS, PAGE_SIZE, SORTS, STOCKS } from '../storeTabs.ts';
import { catalogueColumns } from './catalogueColumns.tsx';

const STOCK_LABELS = { in: 'In stock', out: 'Sold out' } as const;

/** What the shop sells, as it was last fetched. */
export function Catalogue({ store: key }: { store: Catalogue_store$key }) {
  const store = useFragment(
    graphql`
      fragment Catalogue_store on StoreIntegration
      @argumentDefinitions(filter: { type: "ProductFilter!" }, sort: { type: "ProductSort!" }, skip: { type: "Int!" }) {
        currency
        state
        facets {
          collections {
            name
            count
          }
        }
        products(filter: $filter, sort: $sort, first: 14, skip: $skip) {
          totalCount
          nodes {
            ...productRow_product @relay(mask: false)
          }
        }
        ...useStoreRules_store
      }
    `,
    key,
  );
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(CATALOGUE_FILTERS);
  const rules = useStoreRules(store);
  const { currency, state, products, facets } = store;
  const columns = catalogueColumns({ currency, rules });
  const search = useCallback((q: string) => change({ q, page: 1 }, { isTyping: true }), [change]);
  const { totalCount: total, nodes } = products;

  return (
    <>
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <FilterBar
          label="Filter products"
          filters={[
            {
              id: 'collection',
              label: 'Collection',
              options: facets.collections.map(({ name }) => ({ id: name, label: name })),
              selected: filters.collection ? [filters.collection] : [],
              isPinned: true,
              onChange: ([collection]) => change({ collection: collection ?? '', page: 1 }),
            },
            {
              id: 'stock',
              label: 'Stock',
              options: Object.entries(STOCK_LABELS).map(([id, label]) => ({ id, label })),
              selected: filters.stock === 'any' ? [] : [filters.stock],
              isPinned: true,
              onChange: ([stock]) => change({ stock: STOCKS.find((one) => one === stock) ?? 'any', page: 1 }),
            },
          ]}
          search={<UrlSearch label="Search products" isMain value={filters.q} onSettle={search} />}
          onClear={isNarrowed ? clear : undefined}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-auto">
        <ListStates
          state={listState({ total: nodes.length, isNarrowed: isNarrowed || filters.page > 1 })}
          what="products"
          total={total}
          query={filters.q}
          filters={on}
          onClear={clear}
          skeleton={null}
          empty={
            <EmptyState
              icon={PackageSearch}
              title={state === 'Syncing' ? 'The products are on their way' : 'No products yet'}
            >
              {state === 'Syncing'
                ? 'They appear here as they are fetched.'
                : 'What the shop publishes appears here with the next sync.'}
            </EmptyState>
          }
        >
          <DataTable
            label="Products"
            columns={columns}
            rows={nodes}
            rowName={({ title }) => title}
            sort={parseSort(filters.sort, ['title', 'price', 'stock'])}
            onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? 'title' })}
          />
        </ListStates>
      </div>
      {total > 0 && (
        <footer className="flex-none border-t border-line px-5 py-2.5 max-md:px-4">
          <Pagination
            label="Pages of products"
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
