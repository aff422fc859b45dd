import { graphql } from 'react-relay/hooks';
import type { useFormActionsArchiveMutation } from '#generated/useFormActionsArchiveMutation';
import type { useFormActionsCreateMutation } from '#generated/useFormActionsCreateMutation';
import type { useFormActionsDeleteMutation } from '#generated/useFormActionsDeleteMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { formsChanged } from './formChanges.ts';

type Named = { readonly id: string; readonly name: string };
type New = { kind?: useFormActionsCreateMutation['variables']['input']['kind']; copyOfId?: string; name?: string };

/** What can be done with forms as a whole. Each says what came of it. */
export function useFormActions() {
  const [create, isCreating] = useAsyncMutation<useFormActionsCreateMutation>(graphql`
    mutation useFormActionsCreateMutation($input: CreateFormTemplateInput!) {
      createFormTemplate(input: $input) {
        ...formRow_form @relay(mask: false)
      }
    }
  `);
  const [archive] = useAsyncMutation<useFormActionsArchiveMutation>(graphql`
    mutation useFormActionsArchiveMutation($id: ID!, $isArchived: Boolean!) {
      setFormArchived(id: $id, isArchived: $isArchived) {
        ...formRow_form @relay(mask: false)
      }
    }
  `);
  const [remove, isDeleting] = useAsyncMutation<useFormActionsDeleteMutation>(graphql`
    mutation useFormActionsDeleteMutation($id: ID!) {
      deleteFormTemplate(id: $id)
    }
  `);

  async function setArchived(form: Named, isArchived: boolean): Promise<void> {
    try {
      await archive({ id: form.id, isArchived });
      formsChanged();
      notify({
        kind: 'success',
        title: isArchived ? `${form.name} is in the archive` : `${form.name} is back`,
        action: { label: 'Undo', onAction: () => void setArchived(form, !isArchived) },
      });
    } catch (error) {
      const title = isArchived ? `${form.name} was not archived` : `${form.name} was not taken back`;
      notify({ kind: 'error', title, detail: messageOf(error) });
    }
  }

  return {
    isCreating,
    isDeleting,
    setArchived,
    /** Answers the new form's id; null when there is none. */
    create: async (input: New): Promise<string | null> => {
      try {
        const { createFormTemplate } = await create({ input });
        formsChanged();
        return createFormTemplate.id;
      } catch (error) {
        notify({ kind: 'error', title: 'No form was made', detail: messageOf(error) });
        return null;
      }
    },
    remove: async ({ id, name }: Named): Promise<boolean> => {
      try {
        await remove({ id });
        formsChanged();
        notify({ kind: 'success', title: `${name} was deleted` });
        return true;
      } catch (error) {
        notify({ kind: 'error', title: `${name} was not deleted`, detail: messageOf(error) });
        return false;
      }
    },
  };
}
