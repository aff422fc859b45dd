import { graphql, useMutation } from 'react-relay';
import { type CreateSavedView, type SavedViewInput } from '#generated/CreateSavedView';
import { type UpdateSavedView } from '#generated/UpdateSavedView';

/** Keeps a view, or changes the one of this id. Rejects with the API's error, for the form to show. */
export function useSaveView(id: string | null) {
  const [create] = useMutation<CreateSavedView>(graphql`
    mutation CreateSavedView($input: SavedViewInput!) {
      createSavedView(input: $input) {
        id
        name
        query
        scope
        isMine
      }
    }
  `);
  const [update] = useMutation<UpdateSavedView>(graphql`
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

  return (input: SavedViewInput) =>
    new Promise<void>((resolve, reject) => {
      const outcome = { onCompleted: () => resolve(), onError: reject };
      if (id === null) create({ variables: { input }, ...outcome });
      else update({ variables: { id, input }, ...outcome });
    });
}
