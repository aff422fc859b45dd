import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type UpdateApiKey } from '#generated/UpdateApiKey';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { type ApiKeyRow } from './apiKeyRow.ts';
import { KEY_FIELDS, SCOPES } from './scopes.ts';

const FORM = 'change-api-key';

type ChangeApiKeyDialogProps = {
  isOpen: boolean;
  apiKey: Pick<ApiKeyRow, 'id' | 'name' | 'scopes'>;
  onClose: () => void;
};

/** Changes what a key is called and may be used for. Default export: it is loaded lazily. */
export default function ChangeApiKeyDialog({ isOpen, ...dialog }: ChangeApiKeyDialogProps) {
  return isOpen ? <Changing {...dialog} /> : null;
}

function Changing({ apiKey, onClose }: Omit<ChangeApiKeyDialogProps, 'isOpen'>) {
  const { id, name, scopes } = apiKey;
  const [update] = useAsyncMutation<UpdateApiKey>(graphql`
    mutation UpdateApiKey($id: ID!, $input: UpdateApiKeyInput!) {
      updateApiKey(id: $id, input: $input) {
        ...apiKeyRow_apiKey @relay(mask: false)
      }
    }
  `);
  const form = useForm({
    schema: v.object(KEY_FIELDS),
    initial: { name, scopes: SCOPES.map((scope) => scope.id).filter((scope) => scopes.includes(scope)) },
    async send(input) {
      await update({ id, input });
      onClose();
      notify({ kind: 'success', title: 'API key changed' });
    },
  });

  return (
    <Dialog
      isOpen
      title={`Change “${name}”`}
      description="Its secret stays. What it may no longer do is refused from then on."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Save" busyLabel="Saving" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField label="Name" hint="Which of your programs it is for." autoComplete="off" {...form.field('name')} />
        <CheckboxGroup label="May be used for" options={SCOPES} {...form.field('scopes')} />
      </Form>
    </Dialog>
  );
}
