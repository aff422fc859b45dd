import { graphql } from 'react-relay/hooks';
import { type AskForRating } from '#generated/AskForRating';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** Asks the visitor to rate the conversation, once. */
export function useAskForRating() {
  const [send] = useAsyncMutation<AskForRating>(graphql`
    mutation AskForRating($conversationId: ID!) {
      askForRating(conversationId: $conversationId) {
        ...useConversationStanding_conversation
      }
    }
  `);

  async function ask(conversationId: string) {
    try {
      await send({ conversationId });
      notify({ kind: 'success', title: 'The visitor is asked for a rating.' });
    } catch (error) {
      notify({ kind: 'error', title: 'The visitor was not asked.', detail: messageOf(error) });
    }
  }

  return { ask };
}
