import { graphql } from 'react-relay';
import { type CreateSavedView, type SavedViewInput } from '#generated/CreateSavedView';
import { type UpdateSavedView } from '#generated/UpdateSavedView';
import { appendToRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Saves a new view, or changes the one of `id`. */
export function useSaveView(id: string | null) {
  const [create] = useAsyncMutation<CreateSavedView>(graphql`
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
  const saveView = (input: SavedViewInput) =>
    id === null
      ? create({ input }, { updater: appendToRootList('savedViews', 'createSavedView') })
      : update({ id, input });
  return { saveView };
}
