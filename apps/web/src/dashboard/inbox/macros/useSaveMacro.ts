import { graphql } from 'react-relay/hooks';
import { type CreateMacro, type MacroInput } from '#generated/CreateMacro';
import { type UpdateMacro } from '#generated/UpdateMacro';
import { appendToRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Creates a macro, or changes the one of `id`. */
export function useSaveMacro(id: string | null) {
  const [create] = useAsyncMutation<CreateMacro>(graphql`
    mutation CreateMacro($input: MacroInput!) {
      createMacro(input: $input) {
        ...macros_macro
      }
    }
  `);
  const [update] = useAsyncMutation<UpdateMacro>(graphql`
    mutation UpdateMacro($id: ID!, $input: MacroInput!) {
      updateMacro(id: $id, input: $input) {
        ...macros_macro
      }
    }
  `);
  const saveMacro = (input: MacroInput) =>
    id === null ? create({ input }, { updater: appendToRootList('macros', 'createMacro') }) : update({ id, input });
  return { saveMacro };
}
