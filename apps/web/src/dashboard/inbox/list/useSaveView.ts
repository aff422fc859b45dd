import { graphql, useMutation } from 'react-relay';
import { type CreateSavedView, type SavedViewInput } from '#generated/CreateSavedView';

/** Keeps a view. Rejects with the API's error, for the form to show. */
export function useSaveView() {
  const [commit] = useMutation<CreateSavedView>(graphql`
    mutation CreateSavedView($input: SavedViewInput!) {
      createSavedView(input: $input) {
        id
        name
        query
        isMine
      }
    }
  `);

  return (input: SavedViewInput) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
