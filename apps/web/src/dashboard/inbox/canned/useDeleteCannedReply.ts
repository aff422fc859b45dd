import { graphql, useMutation } from 'react-relay';
import { type DeleteCannedReply } from '#generated/DeleteCannedReply';
import { notify } from '#ui/toast.ts';

/** Deletes a canned reply, also from every list that shows it. */
export function useDeleteCannedReply() {
  const [commit, isRemoving] = useMutation<DeleteCannedReply>(graphql`
    mutation DeleteCannedReply($id: ID!) {
      deleteCannedReply(id: $id)
    }
  `);

  const remove = (id: string, onDone: () => void) =>
    commit({
      variables: { id },
      updater: (store) => {
        const root = store.getRoot();
        const list = root.getLinkedRecords('cannedReplies') ?? [];
        root.setLinkedRecords(
          list.filter((reply) => reply.getDataID() !== id),
          'cannedReplies',
        );
      },
      onCompleted: onDone,
      onError: ({ message }) => {
        onDone();
        notify({ kind: 'error', title: 'The canned reply was not deleted.', detail: message });
      },
    });

  return { remove, isRemoving };
}
