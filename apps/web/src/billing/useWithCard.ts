import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { type Environment } from 'relay-runtime';
import { type GetPaymentMethods } from '#generated/GetPaymentMethods';
import { GraphQLRequestError, isNotServed } from '#relay/transport.ts';
import { getPaymentMethods } from './paymentMethods.ts';
import { usePayWithCard } from './usePayWithCard.ts';

/**
 * Does what costs money with this card, which is charged from then on. When the bank refuses it, the card of before is
 * charged again: the refused one would fail at the next renewal as well.
 */
export function useWithCard() {
  const environment = useRelayEnvironment();
  const { payWithCard } = usePayWithCard();

  return async (cardId: string, act: () => Promise<void>): Promise<void> => {
    const before = await fetchDefaultCard(environment);
    if (before !== cardId) {
      await payWithCard(cardId).catch((error: unknown) => {
        // Such an API charges the card that was added last by itself.
        if (!isNotServed(error)) throw error;
      });
    }
    try {
      await act();
    } catch (error) {
      // The refusal is what people are to hear of.
      if (isRefusal(error) && before !== null && before !== cardId) await payWithCard(before).catch(() => {});
      throw error;
    }
  };
}

const isRefusal = (error: unknown) => error instanceof GraphQLRequestError && error.code === 'PAYMENT_REFUSED';

async function fetchDefaultCard(environment: Environment): Promise<string | null> {
  const answer = await fetchQuery<GetPaymentMethods>(
    environment,
    getPaymentMethods,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.paymentMethods.find(({ isDefault }) => isDefault)?.id ?? null;
}
