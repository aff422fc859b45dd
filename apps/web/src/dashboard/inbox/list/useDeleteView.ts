import { graphql, useMutation } from 'react-relay';
import { type DeleteSavedView } from '#generated/DeleteSavedView';
import { notify } from '#ui/toast.ts';

/** Deletes a view, also from every list that shows it. */
export function useDeleteView() {
  const [commit, isRemoving] = useMutation<DeleteSavedView>(graphql`
    mutation DeleteSavedView($id: ID!) {
      deleteSavedView(id: $id)
    }
  `);

  const remove = (id: string, onDone: () => void) =>
    commit({
      variables: { id },
      updater: (store) => {
        const root = store.getRoot();
        const list = root.getLinkedRecords('savedViews') ?? [];
        root.setLinkedRecords(
          list.filter((view) => view.getDataID() !== id),
          'savedViews',
        );
      },
      onCompleted: onDone,
      onError: ({ message }) => {
        onDone();
        notify({ kind: 'error', title: 'The view was not deleted.', detail: message });
      },
    });

  return { remove, isRemoving };
}
