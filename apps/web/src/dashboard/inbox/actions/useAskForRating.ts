import { graphql, useMutation } from 'react-relay';
import { type AskForRating } from '#generated/AskForRating';
import { notify } from '#ui/toast.ts';

/** Asks the visitor to rate the conversation, once. */
export function useAskForRating() {
  const [commit] = useMutation<AskForRating>(graphql`
    mutation AskForRating($conversationId: ID!) {
      askForRating(conversationId: $conversationId) {
        ...useConversationStanding_conversation
      }
    }
  `);

  function ask(conversationId: string) {
    commit({
      variables: { conversationId },
      onCompleted: () => notify({ kind: 'success', title: 'The visitor is asked for a rating.' }),
      onError: ({ message }) => notify({ kind: 'error', title: 'The visitor was not asked.', detail: message }),
    });
  }

  return { ask };
}
