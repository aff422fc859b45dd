import { graphql } from 'react-relay/hooks';
import { type CreateSavedView, type SavedViewInput, type ViewScreen } from '#generated/CreateSavedView';
import { type DeleteSavedView } from '#generated/DeleteSavedView';
import { type UpdateSavedView } from '#generated/UpdateSavedView';
import { appendToRootList, removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { useDefaultView } from './useDefaultView.ts';

type View = SavedViewInput & { id: string };

/** What is written of a view, and nothing else that is known of it. */
const inputOf = ({ name, query, scope }: View): SavedViewInput => ({ name, query, scope });

/** Saves, changes and deletes views of a screen; a change and a deletion with a way back. Rejects with the API's error. */
export function useSaveView(screen: ViewScreen) {
  const [create] = useAsyncMutation<CreateSavedView>(graphql`
    mutation CreateSavedView($screen: ViewScreen!, $input: SavedViewInput!) {
      createSavedView(screen: $screen, input: $input) {
        id
        name
        query
        scope
        isMine
        isDefault
      }
    }
  `);
  const [update] = useAsyncMutation<UpdateSavedView>(graphql`
    mutation UpdateSavedView($id: ID!, $input: SavedViewInput!) {
      updateSavedView(id: $id, input: $input) {
        id
        name
        query
        scope
        isMine
      }
    }
  `);
  const [remove, isDeleting] = useAsyncMutation<DeleteSavedView>(graphql`
    mutation DeleteSavedView($id: ID!) {
      deleteSavedView(id: $id)
    }
  `);
  const { sendDefault } = useDefaultView(screen);

  const createView = (input: SavedViewInput) =>
    create({ screen, input }, { updater: appendToRootList('savedViews', 'createSavedView', { screen }) });

  /** What somebody takes back; a failure is told. */
  async function takeBack(act: () => Promise<unknown>) {
    try {
      await act();
    } catch (error) {
      notify({ kind: 'error', title: 'The view was not brought back.', detail: messageOf(error) });
    }
  }

  async function changeView(view: View, input: SavedViewInput) {
    const { id } = view;
    const before = inputOf(view);
    await update({ id, input });
    notify({
      kind: 'success',
      title: before.name === input.name ? `“${input.name}” changed` : `Renamed to “${input.name}”`,
      action: { label: 'Undo', onAction: () => void takeBack(() => update({ id, input: before })) },
    });
  }

  async function deleteView(view: View & { isDefault: boolean }) {
    const { id, isDefault } = view;
    await remove({ id }, { updater: removeFromRootList('savedViews', id, { screen }) });
    const bringBack = async () => {
      const { createSavedView } = await createView(inputOf(view));
      if (isDefault) await sendDefault(createSavedView.id);
    };
    notify({
      kind: 'success',
      title: `“${view.name}” deleted`,
      action: { label: 'Undo', onAction: () => void takeBack(bringBack) },
    });
  }

  return { createView, changeView, deleteView, isDeleting };
}
