import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type ConversationChange, type UpdateConversations } from '#generated/UpdateConversations';
import { notify } from '#ui/toast.ts';
import { STAYS, stillToUndo } from './stillToUndo.ts';
import { storedStanding, type StoredStanding } from './storedStanding.ts';
import { useUndoableChanges } from './useUndoableChanges.ts';

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
      }
    }
  }
`;

/** Changes conversations, and offers to take it back. */
export function useUpdateConversations() {
  const environment = useRelayEnvironment();
  const { commit, takeBack } = useUndoableChanges();
  const standingOf = (ids: readonly string[]) =>
    new Map(storedStanding(environment, ids).map((standing) => [standing.id, standing]));

  function undoAll(undo: readonly ConversationChange[], left: ReadonlyMap<string, StoredStanding>) {
    const now = standingOf(undo.map(({ id }) => id));
    const still = undo.map((change) => {
      const [before, after] = [left.get(change.id), now.get(change.id)];
      return before && after ? stillToUndo(change, before, after) : change;
    });
    const changes = still.filter(changesAnything);
    if (changes.length === 0) {
      notify({ kind: 'warning', title: 'This was not undone.', detail: STAYS });
      return;
    }
    const isWhole = still.every((change, index) => countOf(change) === countOf(undo[index]));
    takeBack<UpdateConversations>({ ...changing(changes), kept: () => (isWhole ? undefined : STAYS) });
  }

  function update({ changes, title, failureTitle }: Update) {
    if (changes.length === 0) return;
    commit<UpdateConversations>(changing(changes), {
      onCompleted({ updateConversations }, release) {
        const undo = updateConversations.undo.map(undoChange).filter(changesAnything);
        const left = standingOf(undo.map(({ id }) => id));
        number += 1;
        notify({
          kind: 'success',
          id: `conversations-${number}`,
          title,
          // What stood so already has nothing to take back.
          ...(undo.length > 0 && {
            action: { label: 'Undo', onAction: () => undoAll(undo, left) },
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

/** How much a change says, its id aside. */
const countOf = (change: ConversationChange = { id: '' }) =>
  Object.entries(change).filter(
    ([field, value]) => field !== 'id' && (Array.isArray(value) ? value.length > 0 : value != null),
  ).length;

const changesAnything = (change: ConversationChange) => countOf(change) > 0;
