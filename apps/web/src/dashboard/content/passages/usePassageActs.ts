import { graphql } from 'react-relay/hooks';
import type { usePassageActsMergeMutation } from '#generated/usePassageActsMergeMutation';
import type { usePassageActsSplitMutation } from '#generated/usePassageActsSplitMutation';
import type { usePassageActsUpdateMutation } from '#generated/usePassageActsUpdateMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Change = { heading?: string; text?: string; questions?: string[]; isEnabled?: boolean };

/** What is done with a passage; it holds at once. Each answers whether it did: what the API refuses is said. */
export function usePassageActs(id: string) {
  const [update, isUpdating] = useAsyncMutation<usePassageActsUpdateMutation>(graphql`
    mutation usePassageActsUpdateMutation($input: UpdatePassageInput!) {
      updatePassage(input: $input) {
        id
        passages {
          id
          heading
          text
          questions
          isEnabled
          isEdited
        }
      }
    }
  `);
  const [split, isSplitting] = useAsyncMutation<usePassageActsSplitMutation>(graphql`
    mutation usePassageActsSplitMutation($id: ID!, $at: Int!) {
      splitPassage(id: $id, at: $at) {
        id
        passageCount
        passages {
          id
          heading
          text
          page
          questions
          isEnabled
          isEdited
          figures {
            uses
            helpful
            unhelpful
          }
          answers {
            question
            conversationId
            isHelpful
            at
          }
        }
      }
    }
  `);
  const [merge, isMerging] = useAsyncMutation<usePassageActsMergeMutation>(graphql`
    mutation usePassageActsMergeMutation($id: ID!) {
      mergePassage(id: $id) {
        id
        passageCount
        passages {
          id
          text
          questions
          isEdited
        }
      }
    }
  `);

  async function did(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      notify({ kind: 'error', title: 'The passage was not changed', detail: messageOf(error) });
      return false;
    }
  }

  return {
    isBusy: isUpdating || isSplitting || isMerging,
    update: (change: Change) => did(() => update({ input: { id, ...change } })),
    split: (at: number) => did(() => split({ id, at })),
    merge: () => did(() => merge({ id })),
  };
}
