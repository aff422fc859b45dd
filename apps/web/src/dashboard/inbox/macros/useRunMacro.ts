import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { type UndoMacroRun } from '#generated/UndoMacroRun';
import { type RunMacro, type RunMacroInput } from '#generated/RunMacro';
import { useSession } from '#session/sessionStore.ts';
import { notify } from '#ui/toast.ts';
import { applyChange } from '../actions/applyChange.ts';
import { naturalTime } from '../actions/naturalTime.ts';
import { undoChange, type ConversationChange } from '../actions/useUpdateConversations.ts';
import { keepInList } from '../list/shownList.ts';
import { macroChanges } from './macroChanges.ts';
import { type Macro } from './macros.ts';
import { ranWords } from './ranWords.ts';
import { undoneWords } from './undoneWords.ts';

type Ran = RunMacro['response']['runMacro'];

/** Runs a macro on conversations, in sight at once, and offers to take it back. Works on when whoever began it has gone. */
export function useRunMacro() {
  const environment = useRelayEnvironment();
  const viewerId = useSession(({ auth }) => auth.userId);

  function run(macro: Macro, conversationIds: readonly string[]) {
    const words = macro.actions.find(({ type }) => type === 'Snooze')?.snoozeUntil;
    const until = words ? timeOf(words) : null;
    if (words && !until) {
      notify({ kind: 'error', title: `“${macro.name}” was not run.`, detail: `“${words}” is no time to come.` });
      return;
    }
    const snoozedUntil = until?.toISOString() ?? null;
    send(macro, { macroId: macro.id, conversationIds, key: crypto.randomUUID(), snoozedUntil });
  }

  function send(macro: Macro, input: RunMacroInput) {
    const { name, actions } = macro;
    const release = keepInList(input.conversationIds);
    const snoozedUntil = input.snoozedUntil ?? null;
    commitMutation<RunMacro>(environment, {
      mutation: graphql`
        mutation RunMacro($input: RunMacroInput!) {
          runMacro(input: $input) {
            runId
            passedOver
            leftOut {
              conversationId
              undefinedVariables
            }
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
      variables: { input },
      optimisticUpdater: (store) =>
        input.conversationIds.forEach((id) =>
          macroChanges(actions, { id, viewerId, snoozedUntil }).forEach((change) => applyChange(store, change)),
        ),
      onCompleted: ({ runMacro }) => tell(macro, runMacro, release),
      onError(error) {
        release();
        notify({
          kind: 'error',
          title: `“${name}” was not run.`,
          detail: error.message,
          // The key is the same: what has been done, though nobody heard of it, is not done twice.
          action: { label: 'Try again', onAction: () => send(macro, input) },
        });
      },
    });
  }

  function tell({ name, actions }: Macro, ran: Ran, release: () => void) {
    const detail = ranWords(ran, actions);
    const { length } = ran.conversations;
    if (length === 0) {
      release();
      notify({ kind: 'warning', title: `“${name}” was not run.`, detail });
      return;
    }
    notify({
      kind: detail ? 'warning' : 'success',
      id: `macro-${ran.runId}`,
      title: length > 1 ? `${length} conversations: “${name}” was run.` : `“${name}” was run.`,
      detail,
      action: { label: 'Undo', onAction: () => takeBack(ran) },
      onClose: release,
    });
  }

  function takeBack({ runId, undo }: Ran) {
    const changes: ConversationChange[] = undo.map(undoChange);
    // The toast lets go of them when it closes, which is before the API has answered.
    const release = keepInList(changes.map(({ id }) => id));
    commitMutation<UndoMacroRun>(environment, {
      mutation: graphql`
        mutation UndoMacroRun($runId: ID!) {
          undoMacroRun(runId: $runId) {
            keptMessagesCount
            partlyUndoneIds
            conversations {
              ...useUpdateConversations_conversation
            }
          }
        }
      `,
      variables: { runId },
      optimisticUpdater: (store) => changes.forEach((change) => applyChange(store, change)),
      onCompleted({ undoMacroRun }) {
        release();
        const detail = undoneWords(undoMacroRun);
        if (!detail) notify({ kind: 'success', title: 'Undone.' });
        else notify({ kind: 'warning', title: 'Undone, as far as it could be.', detail });
      },
      onError(error) {
        release();
        notify({ kind: 'error', title: 'This could not be undone.', detail: error.message });
      },
    });
  }

  return { run };
}

/** What its words mean now. */
const timeOf = (words: string) => naturalTime(words, new Date());
