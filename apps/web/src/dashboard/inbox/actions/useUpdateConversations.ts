import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { type ConversationChange, type UpdateConversations } from '#generated/UpdateConversations';
import { notify } from '#ui/toast.ts';
import { keepInList } from '../list/shownList.ts';
import { applyChange } from './applyChange.ts';

export type { ConversationChange };
type Undo = UpdateConversations['response']['updateConversations']['undo'][number];

type Update = {
  changes: readonly ConversationChange[];
  /** What has been done: «Resolved.» */
  title: string;
  /** «The conversation was not resolved.» */
  failureTitle: string;
};

/** All of a conversation that acts change, and that any place shows. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment useUpdateConversations_conversation on Conversation {
    ...ConversationRow_conversation
    ...listedConversation_conversation
    ...useConversationStanding_conversation
    client {
      id
      unreadConversationsCount
    }
  }
`;

let number = 0;

/** Changes conversations, in sight at once, and offers to take it back. Works on when whoever began it has gone. */
export function useUpdateConversations() {
  const environment = useRelayEnvironment();

  function update({ changes, title, failureTitle }: Update) {
    if (changes.length === 0) return;
    const release = keepInList(changes.map(({ id }) => id));
    commit(changes, {
      onCompleted(undo) {
        number += 1;
        notify({
          kind: 'success',
          id: `conversations-${number}`,
          title,
          // What stood so already has nothing to take back.
          ...(undo.length > 0 && { action: { label: 'Undo', onAction: () => takeBack(undo) } }),
          onClose: release,
        });
      },
      onError(error) {
        release();
        notify({ kind: 'error', title: failureTitle, detail: error.message });
      },
    });
  }

  function takeBack(undo: readonly ConversationChange[]) {
    // The toast lets go of them when it closes, which is before the API has answered.
    const release = keepInList(undo.map(({ id }) => id));
    commit(undo, {
      onCompleted() {
        release();
        notify({ kind: 'success', title: 'Undone.' });
      },
      onError(error) {
        release();
        notify({ kind: 'error', title: 'This could not be undone.', detail: error.message });
      },
    });
  }

  type Outcome = { onCompleted: (undo: readonly ConversationChange[]) => void; onError: (error: Error) => void };

  function commit(changes: readonly ConversationChange[], { onCompleted, onError }: Outcome) {
    commitMutation<UpdateConversations>(environment, {
      mutation: graphql`
        mutation UpdateConversations($changes: [ConversationChange!]!) {
          updateConversations(changes: $changes) {
            conversations {
              ...useUpdateConversations_conversation
            }
            undo {
              conversationId
              status
              snoozedUntil
              assigneeId
              teamId
              unassign
              priority
              addLabelIds
              removeLabelIds
              handledBy
              isUnread
              unreadCount
            }
          }
        }
      `,
      variables: { changes },
      optimisticUpdater: (store) => changes.forEach((change) => applyChange(store, change)),
      onCompleted: ({ updateConversations }) =>
        onCompleted(updateConversations.undo.map(undoChange).filter(changesAnything)),
      onError,
    });
  }

  return { update };
}

/** As it is sent. */
export const undoChange = ({ conversationId: id, ...fields }: Undo): ConversationChange => ({ id, ...fields });

const changesAnything = (undo: ConversationChange) =>
  Object.entries(undo).some(([field, value]) => field !== 'id' && value !== null);
