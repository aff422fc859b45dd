import { graphql } from 'react-relay/hooks';
import { type CreateLabel, type LabelInput } from '#generated/CreateLabel';
import { type UpdateLabel } from '#generated/UpdateLabel';
import { appendToRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Creates a label and resolves with its id. */
export function useCreateLabel() {
  const [send] = useAsyncMutation<CreateLabel>(graphql`
    mutation CreateLabel($input: LabelInput!) {
      createLabel(input: $input) {
        id
        name
        colour
        description
        conversationsCount
      }
    }
  `);
  const createLabel = async (input: LabelInput) => {
    const answer = await send({ input }, { updater: appendToRootList('labels', 'createLabel') });
    return answer.createLabel.id;
  };
  return { createLabel };
}

/** Creates a label, or changes the one of `id`. */
export function useSaveLabel(id: string | null) {
  const { createLabel } = useCreateLabel();
  const [update] = useAsyncMutation<UpdateLabel>(graphql`
    mutation UpdateLabel($id: ID!, $input: LabelInput!) {
      updateLabel(id: $id, input: $input) {
        id
        name
        colour
        description
      }
    }
  `);
  const saveLabel = (input: LabelInput) => (id === null ? createLabel(input) : update({ id, input }));
  return { saveLabel };
}
