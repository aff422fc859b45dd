import { graphql, useMutation } from 'react-relay';
import { type PlanType } from './plans.ts';
import { type UpdateSubscription } from '#generated/UpdateSubscription';

/** Changes to another plan. Rejects with what the API says. */
export function useUpdateSubscription() {
  const [commit] = useMutation<UpdateSubscription>(graphql`
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

  return (subscriptionType: PlanType) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { subscriptionType }, onCompleted: () => resolve(), onError: reject });
    });
}
