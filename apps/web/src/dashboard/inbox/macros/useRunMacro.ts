import { graphql } from 'react-relay/hooks';
import { type UndoMacroRun } from '#generated/UndoMacroRun';
import { type RunMacro, type RunMacroInput } from '#generated/RunMacro';
import { useSession } from '#session/sessionStore.ts';
import { notify } from '#ui/toast.ts';
import { naturalTime } from '../actions/naturalTime.ts';
import { useUndoableChanges } from '../actions/useUndoableChanges.ts';
import { macroChanges } from './macroChanges.ts';
import { type Macro } from './macros.ts';
import { describeMacroRun } from './describeMacroRun.ts';
import { describeMacroUndo } from './describeMacroUndo.ts';

type Ran = RunMacro['response']['runMacro'];

const RUN = graphql`
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
      }
    }
  }
`;
const UNDO = graphql`
  mutation UndoMacroRun($runId: ID!) {
    undoMacroRun(runId: $runId) {
      keptMessagesCount
      partlyUndoneIds
      changedSinceIds
      conversations {
        ...useUpdateConversations_conversation
      }
    }
  }
`;

/** Runs a macro on conversations, and offers to take it back. */
export function useRunMacro() {
  const { commit, takeBack } = useUndoableChanges();
  const viewerId = useSession(({ auth }) => auth.userId);

  function run(macro: Macro, conversationIds: readonly string[]) {
    const words = macro.actions.find(({ type }) => type === 'Snooze')?.snoozeUntil;
    const until = words ? timeOf(words) : null;
    if (words && !until) {
      notify({
        kind: 'error',
        title: `“${macro.name}” was not run.`,
        detail: `“${words}” is not a time in the future.`,
      });
      return;
    }
    const snoozedUntil = until?.toISOString() ?? null;
    send(macro, { macroId: macro.id, conversationIds, key: crypto.randomUUID(), snoozedUntil });
  }

  function send(macro: Macro, input: RunMacroInput) {
    const { name, actions } = macro;
    const { conversationIds: ids, snoozedUntil = null } = input;
    const changes = ids.flatMap((id) => macroChanges(actions, { id, viewerId, snoozedUntil }));
    commit<RunMacro>(
      { mutation: RUN, variables: { input }, ids, changes },
      {
        onCompleted: ({ runMacro }, release) => tell(macro, runMacro, release),
        onError: ({ message }) =>
          notify({
            kind: 'error',
            title: `“${name}” was not run.`,
            detail: message,
            // The key is the same: what has been done, though nobody heard of it, is not done twice.
            action: { label: 'Try again', onAction: () => send(macro, input) },
          }),
      },
    );
  }

  function tell({ name, actions }: Macro, ran: Ran, release: () => void) {
    const detail = describeMacroRun(ran, actions);
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
      action: { label: 'Undo', onAction: () => undo(ran) },
      onClose: release,
    });
  }

  function undo({ runId, undo: undone }: Ran) {
    takeBack<UndoMacroRun>({
      mutation: UNDO,
      variables: { runId },
      // What others have changed since stays, and only the server knows that for sure: nothing is shown before it has answered.
      changes: [],
      ids: undone.map(({ conversationId }) => conversationId),
      kept({ undoMacroRun }) {
        const detail = describeMacroUndo(undoMacroRun);
        return detail ? { title: 'Partly undone.', detail } : null;
      },
    });
  }

  return { run };
}

/** What its words mean now. */
const timeOf = (words: string) => naturalTime(words, new Date());
