import { graphql } from 'react-relay/hooks';
import { type PlanType } from './plans.ts';
import { type UpdateSubscription } from '#generated/UpdateSubscription';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Changes to another plan. Rejects with what the API says. */
export function useUpdateSubscription() {
  const [send] = useAsyncMutation<UpdateSubscription>(graphql`
    mutation UpdateSubscription($subscriptionType: ClientSubscriptionType!) {
      updateSubscription(subscriptionType: $subscriptionType) {
        id
        permissions {
          ...permissionFlags_permissions @relay(mask: false)
        }
        client {
          id
          isBotInstanceActive
          paymentMethodEntered
          subscription {
            type
            cancellationDate
            scheduleToDowngrade {
              type
              dueDate
            }
          }
        }
      }
    }
  `);

  const updateSubscription = (subscriptionType: PlanType) => send({ subscriptionType });
  return { updateSubscription };
}
