import { graphql } from 'react-relay/hooks';
import { type ConversationChange, type UpdateConversations } from '#generated/UpdateConversations';
import { notify } from '#ui/toast.ts';
import { STAYS, useUndoableChanges } from './useUndoableChanges.ts';

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

const UPDATE = graphql`
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
        left {
          status
          handledBy
          snoozedUntil
          assigneeId
          teamId
          priority
        }
      }
      changedSinceIds
    }
  }
`;

/** Changes conversations, and offers to take it back. */
export function useUpdateConversations() {
  const { commit, takeBack } = useUndoableChanges();

  function undoAll(undo: readonly ConversationChange[]) {
    takeBack<UpdateConversations>({
      ...changing(undo),
      kept({ updateConversations: { changedSinceIds, undo: undone } }) {
        if (changedSinceIds.length === 0) return null;
        const isPartly = undone.map(undoChange).some(changesAnything);
        return { title: isPartly ? 'Partly undone.' : 'This was not undone.', detail: STAYS };
      },
    });
  }

  function update({ changes, title, failureTitle }: Update) {
    if (changes.length === 0) return;
    commit<UpdateConversations>(changing(changes), {
      onCompleted({ updateConversations }, release) {
        const undo = updateConversations.undo.map(undoChange).filter(changesAnything);
        number += 1;
        notify({
          kind: 'success',
          id: `conversations-${number}`,
          title,
          // What stood so already has nothing to take back.
          ...(undo.length > 0 && {
            action: { label: 'Undo', onAction: () => undoAll(undo) },
          }),
          onClose: release,
        });
      },
      onError: ({ message }) => notify({ kind: 'error', title: failureTitle, detail: message }),
    });
  }

  return { update };
}

const changing = (changes: readonly ConversationChange[]) => ({ mutation: UPDATE, variables: { changes }, changes });

/** As it is sent. */
const undoChange = ({ conversationId: id, ...fields }: Undo): ConversationChange => ({ id, ...fields });

function changesAnything(undo: ConversationChange): boolean {
  const { id: _, left: __, ...change } = undo;
  return Object.values(change).some((value) => (Array.isArray(value) ? value.length > 0 : value != null));
}
