import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { type StoreChanged } from '#generated/StoreChanged';
import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Calls the listener when a shop has been fetched, connected or set otherwise. Returns an unsubscribe function. */
export const onStoresChanged = signal.onChanged;
/** Something was done here that makes lists of shops or products other ones. */
export const storesChanged = signal.changed;

/** Keeps shops as they are on the server while they are fetched. */
export function useStoreEvents() {
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
        // What is being fetched is told page by page: lists wait for its end.
        onNext: (event) => {
          if (event && event.storeChanged.state !== 'Syncing') signal.changed();
        },
      }),
      [],
    ),
  );
}
