import { type PreloadedQuery } from 'react-relay/hooks';
import { type OperationType } from 'relay-runtime';

/** Knows whether the query that a screen asked last is still on its way. */
export function createLatestQuery() {
  let latest: PreloadedQuery<OperationType> | null = null;

  function forget(queryRef: PreloadedQuery<OperationType>) {
    if (latest === queryRef) latest = null;
  }

  return {
    follow(queryRef: PreloadedQuery<OperationType>) {
      latest = queryRef.source ? queryRef : null;
      const settle = () => forget(queryRef);
      queryRef.source?.subscribe({ complete: settle, error: settle });
    },
    forget,
    isLoading: () => latest !== null,
  };
}
