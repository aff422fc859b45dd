import { graphql, useMutation } from 'react-relay';
import { type DeleteLabel } from '#generated/DeleteLabel';
import { notify } from '#ui/toast.ts';

/** Deletes a label. */
export function useDeleteLabel() {
  const [commit, isRemoving] = useMutation<DeleteLabel>(graphql`
    mutation DeleteLabel($id: ID!) {
      deleteLabel(id: $id)
    }
  `);

  function remove(id: string, onDone: () => void) {
    commit({
      variables: { id },
      onCompleted: onDone,
      onError: ({ message }) => {
        onDone();
        notify({ kind: 'error', title: 'The label could not be deleted.', detail: message });
      },
    });
  }

  return { remove, isRemoving };
}
