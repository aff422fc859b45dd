import { useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type StoreChanged } from '#generated/StoreChanged';
import { atMostEvery } from '#relay/atMostEvery.ts';
import { createChangeSignal } from '#relay/changeSignal.ts';

/** While a shop is being fetched it tells of each page: lists of its products ask again now and then. */
const FETCHING_MS = 3000;

const signal = createChangeSignal();
const fetching = createChangeSignal();
const someCame = atMostEvery(FETCHING_MS, fetching.changed);

/** Calls the listener when a shop has been fetched, connected or set otherwise. Returns an unsubscribe function. */
export const onStoresChanged = signal.onChanged;
/** As that, and also while it is being fetched. */
export function onProductsChanged(listener: () => void): () => void {
  const ends = [signal.onChanged(listener), fetching.onChanged(listener)];
  return () => {
    for (const end of ends) end();
  };
}
/** Something was done here that makes lists of shops or products other ones. */
export const storesChanged = signal.changed;

/**
 * Keeps shops as they are on the server while they are fetched. `isFetching`: one is, as far as is known; what was told before
 * this listened is missed, so that it is looked at now and then.
 */
export function useStoreEvents({ isFetching }: { isFetching: boolean }) {
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setInterval(signal.changed, FETCHING_MS);
    return () => clearInterval(timer);
  }, [isFetching]);
  useSubscription<StoreChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription StoreChanged {
            storeChanged {
              id
              state
              progress
              displayName
              productsCount
              variantsCount
              lastSyncAt
              lastChangeAt
              nextSyncAt
              lastError
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event?.storeChanged.state === 'Syncing') someCame();
          else if (event) signal.changed();
        },
      }),
      [],
    ),
  );
}
