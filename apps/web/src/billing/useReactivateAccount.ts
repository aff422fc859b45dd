import { graphql, useMutation } from 'react-relay';
import { type PlanType } from './plans.ts';
import { type ReactivateAccount } from '#generated/ReactivateAccount';
import { setClientSubscription } from '#session/currentUser.ts';

/** Takes a cancelled plan up again, as another plan when one is named. Rejects with what the API says. */
export function useReactivateAccount() {
  const [commit] = useMutation<ReactivateAccount>(graphql`
    mutation ReactivateAccount($newSubscriptionType: ClientSubscriptionType) {
      reactivateAccount(newSubscriptionType: $newSubscriptionType) {
        type
        scheduleToDowngrade {
          type
          dueDate
        }
        cancellationDate
        status
        periodEnd
      }
    }
  `);

  return (newSubscriptionType?: PlanType) =>
    new Promise<void>((resolve, reject) => {
      commit({
        variables: newSubscriptionType ? { newSubscriptionType } : {},
        updater: (store) => setClientSubscription(store, store.getRootField('reactivateAccount')),
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
}
