import { graphql, useMutation } from 'react-relay';
import { type CreateLabel, type LabelInput } from '#generated/CreateLabel';
import { type UpdateLabel } from '#generated/UpdateLabel';

/** Makes a label, and answers its id. Rejects with the API's error, for the caller to show. */
export function useCreateLabel() {
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
  return (input: LabelInput) =>
    new Promise<string>((resolve, reject) => {
      create({
        variables: { input },
        // Whoever shows the labels has it at once.
        updater(store) {
          const root = store.getRoot();
          const [made, labels] = [store.getRootField('createLabel'), root.getLinkedRecords('labels')];
          if (labels) root.setLinkedRecords([...labels, made], 'labels');
        },
        onCompleted: ({ createLabel }) => resolve(createLabel.id),
        onError: reject,
      });
    });
}

/** Makes a label, or changes the one of `id`. Rejects with the API's error, for the form to show. */
export function useSaveLabel(id: string | null) {
  const create = useCreateLabel();
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

  return async (input: LabelInput): Promise<void> => {
    if (id === null) await create(input);
    else {
      await new Promise<void>((resolve, reject) => {
        update({ variables: { id, input }, onCompleted: () => resolve(), onError: reject });
      });
    }
  };
}
