import { graphql } from 'react-relay/hooks';
import { type PlanType } from './plans.ts';
import { type ReactivateAccount } from '#generated/ReactivateAccount';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { setClientSubscription } from '#session/currentUser.ts';

/** Takes a cancelled plan up again, as another plan when one is named. Rejects with what the API says. */
export function useReactivateAccount() {
  const [send] = useAsyncMutation<ReactivateAccount>(graphql`
    mutation ReactivateAccount($newSubscriptionType: ClientSubscriptionType) {
      reactivateAccount(newSubscriptionType: $newSubscriptionType) {
        type
        scheduleToDowngrade {
          type
          dueDate
        }
        cancellationDate
      }
    }
  `);

  const reactivateAccount = (newSubscriptionType?: PlanType) =>
    send(newSubscriptionType ? { newSubscriptionType } : {}, {
      updater: (store) => setClientSubscription(store, store.getRootField('reactivateAccount')),
    });
  return { reactivateAccount };
}
