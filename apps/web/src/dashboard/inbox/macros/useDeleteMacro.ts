import { graphql, useMutation } from 'react-relay';
import { type DeleteMacro } from '#generated/DeleteMacro';
import { notify } from '#ui/toast.ts';

/** Deletes a macro, also from every list that shows it. */
export function useDeleteMacro() {
  const [commit, isRemoving] = useMutation<DeleteMacro>(graphql`
    mutation DeleteMacro($id: ID!) {
      deleteMacro(id: $id)
    }
  `);

  const remove = (id: string, onDone: () => void) =>
    commit({
      variables: { id },
      updater: (store) => {
        const root = store.getRoot();
        const list = root.getLinkedRecords('macros') ?? [];
        root.setLinkedRecords(
          list.filter((macro) => macro.getDataID() !== id),
          'macros',
        );
      },
      onCompleted: onDone,
      onError: ({ message }) => {
        onDone();
        notify({ kind: 'error', title: 'The macro was not deleted.', detail: message });
      },
    });

  return { remove, isRemoving };
}
