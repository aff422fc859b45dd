import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import StoreScreenNode, { type StoreScreenQuery } from '#generated/StoreScreenQuery';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import * as paths from '#router/urls.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { PROVIDERS } from '../providers.ts';
import { onProductsChanged, onStoresChanged, useStoreEvents } from '../useStoreEvents.ts';
import { Catalogue } from './catalogue/Catalogue.tsx';
import { SyncLog } from './log/SyncLog.tsx';
import { Rules } from './rules/Rules.tsx';
import { SearchConsole } from './search/SearchConsole.tsx';
import { StoreHeader } from './StoreHeader.tsx';
import { StoreTabs } from './StoreTabs.tsx';
import { STORE_FIELDS } from './storeTabs.ts';

/** /dashboard/product-discovery/{shopify|wix|woocommerce}/{id}: one shop, its products, rules and what visitors look for in it. */
export default function StoreScreen({ queryRef }: ScreenProps<StoreScreenQuery>) {
  const { store } = usePreloadedQuery<StoreScreenQuery>(
    graphql`
      query StoreScreenQuery(
        $id: ID!
        $isCatalogue: Boolean!
        $isRules: Boolean!
        $isSearch: Boolean!
        $isLog: Boolean!
        $hasQuery: Boolean!
        $query: String!
        $filter: ProductFilter!
        $sort: ProductSort!
        $skip: Int!
      ) @preloadable {
        store(id: $id) {
          id
          displayName
          provider
          state
          productsCount
          rulesCount
          ...StoreHeader_store
          ...Catalogue_store
            @include(if: $isCatalogue)
            @arguments(filter: $filter, sort: $sort, skip: $skip)
            @alias(as: "catalogue")
          ...Rules_store @include(if: $isRules) @alias(as: "ruled")
          ...SearchConsole_store
            @include(if: $isSearch)
            @arguments(query: $query, hasQuery: $hasQuery)
            @alias(as: "searched")
          ...SyncLog_store @include(if: $isLog) @alias(as: "logged")
        }
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const path = paths.storeIntegration(PROVIDERS[store.provider].slug, store.id);
  const { tab } = useUrlFilters(STORE_FIELDS).filters;
  useRecordTitle(pathname.replace(/\/$/, ''), store.displayName);
  const isOfProducts = tab === 'catalogue' || tab === 'log';
  const event = isOfProducts ? onProductsChanged : onStoresChanged;
  useRefetchOn(StoreScreenNode, queryRef.variables, { event, pace: OF_RECORDS });
  useStoreEvents({ isFetching: store.state === 'Syncing' });

  // Another provider's address with the id of this one's shop.
  if (pathname.replace(/\/$/, '') !== path) return <Navigate to={path + search} replace />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <StoreHeader store={store} />
      <StoreTabs active={tab} products={store.productsCount} rules={store.rulesCount} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {/* What is open follows what has come: until then the former part stays. */}
        {store.catalogue && <Catalogue store={store.catalogue} />}
        {store.ruled && <Rules key={store.id} store={store.ruled} />}
        {store.searched && <SearchConsole store={store.searched} />}
        {store.logged && <SyncLog store={store.logged} />}
      </div>
    </div>
  );
}
