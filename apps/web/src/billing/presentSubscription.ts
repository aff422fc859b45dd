import { fetchQuery, graphql } from 'react-relay';
import { type Environment } from 'relay-runtime';
import { type PresentSubscription, type PresentSubscription$data } from '#generated/PresentSubscription';

export type Subscription = NonNullable<
  NonNullable<NonNullable<PresentSubscription$data['currentUser']>['client']>['subscription']
>;

/** What changes with a subscription. Only spread: what beginning or changing one answers holds it too. */
export const presentSubscriptionClient = graphql`
  fragment presentSubscription_client on Client {
    isBotInstanceActive
    paymentMethodEntered
    subscription {
      type
      cancellationDate
      scheduleToDowngrade {
        type
        dueDate
      }
      status
      periodEnd
    }
  }
`;

/**
 * The client's subscription as it is now: another tab, a colleague or Stripe may have changed it since it was shown. Rejects
 * where nobody answers; null before there is one.
 */
export async function fetchPresentSubscription(environment: Environment): Promise<Subscription | null> {
  const data = await fetchQuery<PresentSubscription>(
    environment,
    graphql`
      query PresentSubscription {
        currentUser {
          client {
            ...presentSubscription_client @relay(mask: false)
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', networkCacheConfig: { force: true } },
  ).toPromise();
  return data?.currentUser?.client?.subscription ?? null;
}
