import { graphql } from 'react-relay';
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
          MANAGE_CLIENT
          INVITE_USERS
          DELETE_USERS
          MANAGE_CONVERSATIONS
          MANAGE_GUIDED_FLOWS
          MANAGE_AUTOMATED_FAQS
          MANAGE_ARTICLES
          UPDATE_USER_PROFILE
          VIEW_USERS
          VIEW_PERMISSIONS
          UPDATE_ASSISTANTS
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
            status
            periodEnd
          }
        }
      }
    }
  `);

  const updateSubscription = (subscriptionType: PlanType) => send({ subscriptionType });
  return { updateSubscription };
}
