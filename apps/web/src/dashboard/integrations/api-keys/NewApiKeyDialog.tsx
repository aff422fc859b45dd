import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type ApiScope, type CreateApiKey } from '#generated/CreateApiKey';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { KEY_FIELDS, SCOPES } from './scopes.ts';
import { type ShownSecret } from '../shownSecret.ts';

const FORM = 'new-api-key';
const NEVER = 'never';
const ENDS = [
  { id: NEVER, label: 'Never' },
  { id: '30', label: 'After 30 days' },
  { id: '90', label: 'After 90 days' },
  { id: '365', label: 'After a year' },
] as const;

const schema = v.object({
  ...KEY_FIELDS,
  expiresInDays: v.picklist(ENDS.map(({ id }) => id)),
});

type Values = { name: string; scopes: ApiScope[]; expiresInDays: (typeof ENDS)[number]['id'] };
const EMPTY: Values = { name: '', scopes: [], expiresInDays: NEVER };

type NewApiKeyDialogProps = { isOpen: boolean; onClose: () => void; onMade: (shown: ShownSecret) => void };

/** Makes a key. Default export: it is loaded lazily. */
export default function NewApiKeyDialog({ isOpen, ...dialog }: NewApiKeyDialogProps) {
  return isOpen ? <Making {...dialog} /> : null;
}

function Making({ onClose, onMade }: Omit<NewApiKeyDialogProps, 'isOpen'>) {
  const [create] = useAsyncMutation<CreateApiKey>(graphql`
    mutation CreateApiKey($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        secret
        apiKey {
          ...apiKeyRow_apiKey @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: EMPTY,
    async send({ expiresInDays, ...input }) {
      const days = expiresInDays === NEVER ? null : Number(expiresInDays);
      const { createApiKey } = await create(
        { input: { ...input, expiresInDays: days } },
        {
          updater: (store) => {
            const made = store.getRootField('createApiKey').getLinkedRecord('apiKey');
            const known = store.getRoot().getLinkedRecords('apiKeys') ?? [];
            store.getRoot().setLinkedRecords([made, ...known], 'apiKeys');
          },
        },
      );
      onClose();
      onMade({
        name: input.name,
        secret: createApiKey.secret,
        note: 'Programs send it as “Authorization: Bearer” with each request.',
      });
    },
  });

  return (
    <Dialog
      isOpen
      title="New API key"
      description="Its secret is shown once, after it is made."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Make the key" busyLabel="Making it" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label="Name"
          placeholder="Order system"
          hint="Which of your programs it is for."
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to be filled in
          autoFocus
          {...form.field('name')}
        />
        <CheckboxGroup label="May be used for" options={SCOPES} {...form.field('scopes')} />
        <Select label="Ends" options={ENDS} {...form.field('expiresInDays')} />
      </Form>
    </Dialog>
  );
}
