import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay/hooks';
import { type Environment, type RecordSourceSelectorProxy } from 'relay-runtime';
import { type GetPaymentMethods } from '#generated/GetPaymentMethods';
import { setPaymentMethodEntered } from '#session/currentUser.ts';

/** What is shown of a card, for whatever answers cards. */
export const paymentMethodFacts = graphql`
  fragment paymentMethods_paymentMethod on PaymentMethod {
    id
    brand
    funding
    expiryMonth
    expiryYear
    lastFourDigits
    isDefault
  }
`;

/** The client's cards. No answer is kept (spec §7): ask with a policy that goes to the network. */
export const getPaymentMethods = graphql`
  query GetPaymentMethods @preloadable {
    paymentMethods {
      ...paymentMethods_paymentMethod @relay(mask: false)
    }
  }
`;

/** Asks for the cards anew, for all that show them. Rejects where nobody answers. */
export const refetchPaymentMethods = (environment: Environment) => takePaymentMethods(environment, 'network-only');

/** The same, or what has been asked already. */
export async function takePaymentMethods(environment: Environment, fetchPolicy: 'network-only' | 'store-or-network') {
  const answer = await fetchQuery<GetPaymentMethods>(environment, getPaymentMethods, {}, { fetchPolicy }).toPromise();
  commitLocalUpdate(environment, (store) => setPaymentMethodEntered(store, (answer?.paymentMethods.length ?? 0) > 0));
}

/** For updaters: the cards are those that this mutation answered. */
export function setPaymentMethods(
  store: RecordSourceSelectorProxy,
  answeredBy: 'setDefaultPaymentMethod' | 'removePaymentMethod',
) {
  const cards = store.getPluralRootField(answeredBy) ?? [];
  store.getRoot().setLinkedRecords(cards, 'paymentMethods');
  setPaymentMethodEntered(store, cards.length > 0);
}
