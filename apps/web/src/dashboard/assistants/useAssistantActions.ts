import { graphql } from 'react-relay/hooks';
import { type SetAssistantArchived } from '#generated/SetAssistantArchived';
import { type SetAssistantEnabled } from '#generated/SetAssistantEnabled';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { fileAssistant } from './assistantLists.ts';

type Named = { id: string; title: string };

/** Lets an assistant answer or not, puts it away or takes it back: at once, and each can be undone. */
export function useAssistantActions() {
  const [sendEnabled] = useAsyncMutation<SetAssistantEnabled>(graphql`
    mutation SetAssistantEnabled($id: ID!, $isEnabled: Boolean!) {
      setAssistantEnabled(id: $id, isEnabled: $isEnabled) {
        id
        isEnabled
      }
    }
  `);
  const [sendArchived] = useAsyncMutation<SetAssistantArchived>(graphql`
    mutation SetAssistantArchived($id: ID!, $isArchived: Boolean!) {
      setAssistantArchived(id: $id, isArchived: $isArchived) {
        id
        archivedAt
      }
    }
  `);

  async function setEnabled({ id, title }: Named, isEnabled: boolean, isUndo = false) {
    try {
      await sendEnabled({ id, isEnabled }, { optimisticResponse: { setAssistantEnabled: { id, isEnabled } } });
      notify({
        kind: 'success',
        // Another act's toast is another one, with an undo of its own.
        id: `assistant-enabled-${id}`,
        title: isEnabled ? `“${title}” answers again` : `“${title}” is disabled`,
        ...(!isUndo && {
          action: { label: 'Undo', onAction: () => void setEnabled({ id, title }, !isEnabled, true) },
        }),
      });
    } catch (error) {
      notify({
        kind: 'error',
        title: isEnabled ? `“${title}” was not enabled` : `“${title}” was not disabled`,
        detail: messageOf(error),
      });
    }
  }

  async function setArchived({ id, title }: Named, isArchived: boolean, isUndo = false) {
    try {
      await sendArchived(
        { id, isArchived },
        {
          optimisticUpdater: (store) => {
            store.get(id)?.setValue(isArchived ? new Date().toISOString() : null, 'archivedAt');
            fileAssistant(store, { id, isArchived });
          },
          updater: (store) => fileAssistant(store, { id, isArchived }),
        },
      );
      notify({
        kind: 'success',
        id: `assistant-archived-${id}`,
        title: isArchived ? `“${title}” is in the archive` : `“${title}” is back`,
        ...(!isUndo && {
          action: { label: 'Undo', onAction: () => void setArchived({ id, title }, !isArchived, true) },
        }),
      });
    } catch (error) {
      notify({
        kind: 'error',
        title: isArchived ? `“${title}” was not archived` : `“${title}” was not taken back`,
        detail: messageOf(error),
      });
    }
  }

  return { setEnabled, setArchived };
}
