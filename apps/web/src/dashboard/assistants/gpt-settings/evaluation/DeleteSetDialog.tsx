import { graphql } from 'react-relay/hooks';
import type { DeleteSetDialogMutation } from '#generated/DeleteSetDialogMutation';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';

type DeleteSetDialogProps = {
  set: { readonly id: string; readonly name: string; readonly isGate: boolean; readonly questions: readonly unknown[] };
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a set goes with its questions and runs, and says what no longer holds where it is a gate. */
export function DeleteSetDialog({ set: { id, name, isGate, questions }, onDeleted, onClose }: DeleteSetDialogProps) {
  const [send, isBusy] = useAsyncMutation<DeleteSetDialogMutation>(graphql`
    mutation DeleteSetDialogMutation($id: ID!) {
      deleteEvaluationSet(id: $id)
    }
  `);

  async function remove() {
    try {
      await send({ id }, { updater: removeFromRootList('evaluationSets', id) });
      onDeleted();
      notify({ kind: 'success', title: 'Set deleted', detail: name });
    } catch (error) {
      onClose();
      notify({ kind: 'error', title: 'The set was not deleted.', detail: messageOf(error) });
    }
  }

  const gate = isGate ? ' It is a gate: settings that it would keep from visitors can then be published.' : '';
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete “${name}”?`}
      message={`Its ${counted(questions.length, 'question')} and what came of them go with it.${gate} This cannot be taken back.`}
      confirmLabel="Delete"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
