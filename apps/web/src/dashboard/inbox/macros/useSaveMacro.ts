import { graphql, useMutation } from 'react-relay';
import { type CreateMacro, type MacroInput } from '#generated/CreateMacro';
import { type UpdateMacro } from '#generated/UpdateMacro';

/** Makes a macro, or changes the one of this id. Rejects with what the API says. */
export function useSaveMacro(id: string | null) {
  const [create] = useMutation<CreateMacro>(graphql`
    mutation CreateMacro($input: MacroInput!) {
      createMacro(input: $input) {
        ...macros_macro
      }
    }
  `);
  const [update] = useMutation<UpdateMacro>(graphql`
    mutation UpdateMacro($id: ID!, $input: MacroInput!) {
      updateMacro(id: $id, input: $input) {
        ...macros_macro
      }
    }
  `);

  return (input: MacroInput) =>
    new Promise<void>((resolve, reject) => {
      if (id !== null) {
        update({ variables: { id, input }, onCompleted: () => resolve(), onError: reject });
        return;
      }
      create({
        variables: { input },
        updater: (store) => {
          const root = store.getRoot();
          const made = store.getRootField('createMacro');
          const list = root.getLinkedRecords('macros') ?? [];
          root.setLinkedRecords([...list, made], 'macros');
        },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
}
