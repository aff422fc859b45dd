import { lazy, useState } from 'react';
import { Plus, ShoppingBag } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import ProductDiscoveryScreenNode, { type ProductDiscoveryScreenQuery } from '#generated/ProductDiscoveryScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LazyPart } from '#ui/LazyPart.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { CardsSkeleton } from '#ui/skeletons/CardsSkeleton.tsx';
import { providerOf } from './providers.ts';
import { StoreCard } from './StoreCard.tsx';
import { onStoresChanged, useStoreEvents } from './useStoreEvents.ts';

const ConnectStoreDialog = lazyOverlay(() => import('./connect/ConnectStoreDialog.tsx'));
const ReturnFromShop = lazy(() => import('./connect/ReturnFromShop.tsx'));

/** /dashboard/product-discovery: the shops whose products assistants show. */
export default function ProductDiscoveryScreen({ queryRef }: ScreenProps<ProductDiscoveryScreenQuery>) {
  const mayChange = usePermission('UPDATE_ASSISTANTS');
  const [isConnecting, setIsConnecting] = useState(false);
  const [search] = useSearchParams();
  const cameFrom = providerOf(search.get('connect'));
  const connect = () => setIsConnecting(true);

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {mayChange && (
        <PageActions>
          <Button isIconOnPhones icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />} onClick={connect}>
            Connect a store
          </Button>
        </PageActions>
      )}
      {cameFrom && (
        <LazyPart>
          <ReturnFromShop provider={cameFrom} onConnectAgain={connect} />
        </LazyPart>
      )}
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="stores"
        fallback={
          <div className="p-5 max-md:p-4">
            <CardsSkeleton />
          </div>
        }
      >
        <Stores queryRef={queryRef} onConnect={mayChange ? connect : null} />
      </RoutedQueryBoundary>
      <ConnectStoreDialog isOpen={isConnecting} provider={cameFrom} onClose={() => setIsConnecting(false)} />
    </div>
  );
}

type StoresProps = ScreenProps<ProductDiscoveryScreenQuery> & { onConnect: (() => void) | null };

function Stores({ queryRef, onConnect }: StoresProps) {
  const { stores } = usePreloadedQuery<ProductDiscoveryScreenQuery>(
    graphql`
      query ProductDiscoveryScreenQuery @preloadable {
        stores {
          id
          state
          ...StoreCard_store
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(ProductDiscoveryScreenNode, {}, { event: onStoresChanged });
  useStoreEvents({ isFetching: stores.some(({ state }) => state === 'Syncing') });

  if (stores.length === 0) {
    return (
      <div className="flex min-h-80">
        <EmptyState
          icon={ShoppingBag}
          title="No store connected yet"
          action={
            onConnect && (
              <Button variant="primary" onClick={onConnect}>
                Connect a store
              </Button>
            )
          }
        >
          Assistants can find and recommend what your shop sells on Shopify, WooCommerce or Wix.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="p-5 max-md:p-4">
      <ul aria-label="Stores" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,380px),1fr))] gap-4">
        {stores.map((store) => (
          <li key={store.id} className="min-w-0">
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
      {!onConnect && (
        <ReadOnlyNotice>
          Your role does not include {permissionTexts.UPDATE_ASSISTANTS.doing}. Ask an Admin of your company to connect
          a store, or to let you.
        </ReadOnlyNotice>
      )}
    </div>
  );
}
