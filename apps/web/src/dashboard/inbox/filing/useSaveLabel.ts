import { graphql, useMutation } from 'react-relay';
import { type CreateLabel, type LabelInput } from '#generated/CreateLabel';
import { type UpdateLabel } from '#generated/UpdateLabel';

/** Makes a label, or changes the one of `id`. Rejects with the API's error, for the form to show. */
export function useSaveLabel(id: string | null) {
  const [create] = useMutation<CreateLabel>(graphql`
    mutation CreateLabel($input: LabelInput!) {
      createLabel(input: $input) {
        id
        name
        colour
        description
      }
    }
  `);
  const [update] = useMutation<UpdateLabel>(graphql`
    mutation UpdateLabel($id: ID!, $input: LabelInput!) {
      updateLabel(id: $id, input: $input) {
        id
        name
        colour
        description
      }
    }
  `);

  return (input: LabelInput) =>
    new Promise<void>((resolve, reject) => {
      const settle = { onCompleted: () => resolve(), onError: reject };
      if (id === null) create({ variables: { input }, ...settle });
      else update({ variables: { id, input }, ...settle });
    });
}
