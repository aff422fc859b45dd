import { fetchQuery, graphql } from 'react-relay/hooks';
import { type Environment } from 'relay-runtime';
import { isNotServed } from '#relay/transport.ts';
import { readCurrentUser } from '#session/currentUser.ts';
import { type PresentSubscription, type PresentSubscription$data } from '#generated/PresentSubscription';

type Known = NonNullable<NonNullable<NonNullable<PresentSubscription$data['currentUser']>['client']>['subscription']>;

/** How a client's subscription stands; `status` is null where the API does not know of it. */
export type Subscription = Pick<Known, 'type' | 'cancellationDate'> & { status: Known['status'] | null };

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
 * The client's subscription as it is now: another tab, a colleague or Stripe may have changed it since it was shown. From an API
 * with the specification's fields alone, what the signed-in user was loaded with. Rejects where nobody answers; null before
 * there is one.
 */
export async function fetchPresentSubscription(environment: Environment): Promise<Subscription | null> {
  try {
    return await askPresentSubscription(environment);
  } catch (error) {
    if (!isNotServed(error)) throw error;
    const known = readCurrentUser()?.client?.subscription;
    return known ? { ...known, status: null } : null;
  }
}

async function askPresentSubscription(environment: Environment): Promise<Subscription | null> {
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
