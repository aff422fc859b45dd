import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type CancelScheduledMessage } from '#generated/CancelScheduledMessage';
import { type ScheduleChanged } from '#generated/ScheduleChanged';
import { type ScheduleMessage, type ScheduleMessageInput } from '#generated/ScheduleMessage';
import { type UpdateScheduledMessage, type UpdateScheduledMessageInput } from '#generated/UpdateScheduledMessage';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Keeps a reply to be sent later. Rejects with what the API says. */
export function useScheduleMessage() {
  const [send] = useAsyncMutation<ScheduleMessage>(graphql`
    mutation ScheduleMessage($input: ScheduleMessageInput!) {
      scheduleMessage(input: $input) {
        id
        ...ScheduledMessages_conversation
      }
    }
  `);
  const scheduleMessage = (input: ScheduleMessageInput) => send({ input });
  return { scheduleMessage };
}

/** Changes what is scheduled. Rejects with what the API says. */
export function useUpdateScheduledMessage() {
  const [send] = useAsyncMutation<UpdateScheduledMessage>(graphql`
    mutation UpdateScheduledMessage($input: UpdateScheduledMessageInput!) {
      updateScheduledMessage(input: $input) {
        id
        ...ScheduledMessages_conversation
      }
    }
  `);
  const updateScheduledMessage = (input: UpdateScheduledMessageInput) => send({ input });
  return { updateScheduledMessage };
}

/** Takes a message off the schedule. */
export function useCancelScheduledMessage() {
  const [send, isCancelling] = useAsyncMutation<CancelScheduledMessage>(graphql`
    mutation CancelScheduledMessage($id: ID!) {
      cancelScheduledMessage(id: $id) {
        id
        ...ScheduledMessages_conversation
      }
    }
  `);
  const cancelScheduledMessage = (id: string) => send({ id });
  return { cancelScheduledMessage, isCancelling };
}

/** What colleagues schedule, change and cancel, and what was sent, shows at once. */
export function useScheduleChanged(conversationId: string) {
  useSubscription<ScheduleChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ScheduleChanged($conversationId: ID!) {
            scheduleChanged(conversationId: $conversationId) {
              id
              ...ScheduledMessages_conversation
            }
          }
        `,
        variables: { conversationId },
        // The list stays as it was loaded; the connection's own trouble shows in the banner.
        onError: () => {},
      }),
      [conversationId],
    ),
  );
}
