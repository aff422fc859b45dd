import { graphql, useMutation } from 'react-relay';
import { type DeleteTeam } from '#generated/DeleteTeam';
import { notify } from '#ui/toast.ts';

/** Deletes a team. */
export function useDeleteTeam() {
  const [commit, isRemoving] = useMutation<DeleteTeam>(graphql`
    mutation DeleteTeam($id: ID!) {
      deleteTeam(id: $id)
    }
  `);

  function remove(id: string, onDone: () => void) {
    commit({
      variables: { id },
      onCompleted: onDone,
      onError: ({ message }) => {
        onDone();
        notify({ kind: 'error', title: 'The team could not be deleted.', detail: message });
      },
    });
  }

  return { remove, isRemoving };
}
