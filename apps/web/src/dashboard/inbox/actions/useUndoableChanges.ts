import { commitMutation, useRelayEnvironment } from 'react-relay/hooks';
import { type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';
import { type ConversationChange } from '#generated/UpdateConversations';
import { notify } from '#ui/toast.ts';
import { keepInList } from '../list/keptConversations.ts';
import { applyChange } from './applyChange.ts';

type Change<T extends MutationParameters> = {
  mutation: GraphQLTaggedNode;
  variables: T['variables'];
  /** What it makes of conversations: in sight at once. */
  changes: readonly ConversationChange[];
  /** All that it concerns: those of the changes unless given. */
  ids?: readonly string[];
};

type Outcome<T extends MutationParameters> = {
  /** They stay where they are in the list until they are released: what is done can still be undone. */
  onCompleted: (response: T['response'], release: () => void) => void;
  onError: (error: Error) => void;
};

type Undo<T extends MutationParameters> = Change<T> & {
  /** Why something or all of it was not undone, in words; null where all was. */
  kept?: (response: T['response']) => { title: string; detail: string } | null;
};

/** Said where something is left alone. */
export const STAYS = 'What was changed again meanwhile stays as it is.';

/** Changes of conversations that can be taken back, as one or many and by macros. Works on when whoever began them has gone. */
export function useUndoableChanges() {
  const environment = useRelayEnvironment();

  function commit<T extends MutationParameters>(
    { mutation, variables, changes, ids = changes.map(({ id }) => id) }: Change<T>,
    { onCompleted, onError }: Outcome<T>,
  ) {
    const release = keepInList(ids);
    commitMutation<T>(environment, {
      mutation,
      variables,
      optimisticUpdater: (store) => changes.forEach((change) => applyChange(store, change)),
      onCompleted: (response) => onCompleted(response, release),
      onError(error) {
        release();
        onError(error);
      },
    });
  }

  /** Held once more: the toast that offers it lets go of them when it closes, which is before the API has answered. */
  function takeBack<T extends MutationParameters>({ kept, ...change }: Undo<T>) {
    commit<T>(change, {
      onCompleted(response, release) {
        release();
        const stays = kept?.(response);
        notify(stays ? { kind: 'warning', ...stays } : { kind: 'success', title: 'Undone.' });
      },
      onError: ({ message }) => notify({ kind: 'error', title: 'This could not be undone.', detail: message }),
    });
  }

  return { commit, takeBack };
}
