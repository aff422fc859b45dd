import { useEffect, useState } from 'react';
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { type GetPaymentMethods, type GetPaymentMethods$data } from '#generated/GetPaymentMethods';
import { partPolicy } from '#router/routeParts.ts';
import { getPaymentMethods, takePaymentMethods } from './paymentMethods.ts';

export type PaymentMethod = GetPaymentMethods$data['paymentMethods'][number];

/**
 * The client's cards, live, and asked for anew. Null until they are there; `error` is what the API said instead. Nothing
 * suspends: what stands beside the list, such as the form for a new card, does not wait for it.
 */
export function usePaymentMethods() {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ attempt: number; message: string } | null>(null);
  const { paymentMethods: known }: Partial<GetPaymentMethods$data> = useLazyLoadQuery<GetPaymentMethods>(
    getPaymentMethods,
    {},
    { fetchPolicy: 'store-only' },
  );

  useEffect(() => {
    let isGone = false;
    const { fetchPolicy } = partPolicy(attempt);
    takePaymentMethods(environment, fetchPolicy).catch(
      ({ message }: Error) => !isGone && setFailure({ attempt, message }),
    );
    return () => {
      isGone = true;
    };
  }, [environment, attempt]);

  return {
    cards: known ?? null,
    error: failure?.attempt === attempt && !known ? failure.message : null,
    retry: () => setAttempt((before) => before + 1),
  };
}
