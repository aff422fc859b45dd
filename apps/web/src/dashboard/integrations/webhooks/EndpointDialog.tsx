import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type CreateWebhookEndpoint, type WebhookEvent } from '#generated/CreateWebhookEndpoint';
import { type UpdateWebhookEndpoint } from '#generated/UpdateWebhookEndpoint';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { type ShownSecret } from '../shownSecret.ts';
import { endpointName, type EndpointRow } from './endpointRow.ts';
import { EVENTS } from './events.ts';

const FORM = 'webhook-endpoint';

const schema = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the address that is to be told.')),
  description: v.pipe(v.string(), v.trim(), v.maxLength(120, 'Use at most 120 characters.')),
  events: v.pipe(v.array(v.picklist(EVENTS.map(({ id }) => id))), v.minLength(1, 'Choose what it is told of.')),
});

type Values = { url: string; description: string; events: WebhookEvent[] };

type EndpointDialogProps = {
  /** Null makes another one. */
  endpoint: EndpointRow | null;
  onClose: () => void;
  onMade: (shown: ShownSecret) => void;
};

/** Makes an endpoint, or changes one. Default export: it is loaded lazily. */
export default function EndpointDialog({ endpoint, onClose, onMade }: EndpointDialogProps) {
  const [create] = useAsyncMutation<CreateWebhookEndpoint>(graphql`
    mutation CreateWebhookEndpoint($input: WebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) {
        secret
        endpoint {
          ...endpointRow_endpoint @relay(mask: false)
        }
      }
    }
  `);
  const [update] = useAsyncMutation<UpdateWebhookEndpoint>(graphql`
    mutation UpdateWebhookEndpoint($id: ID!, $input: WebhookEndpointInput!) {
      updateWebhookEndpoint(id: $id, input: $input) {
        ...endpointRow_endpoint @relay(mask: false)
      }
    }
  `);

  async function make(input: Values) {
    const { createWebhookEndpoint } = await create(
      { input },
      {
        updater: (store) => {
          const made = store.getRootField('createWebhookEndpoint').getLinkedRecord('endpoint');
          const known = store.getRoot().getLinkedRecords('webhookEndpoints') ?? [];
          store.getRoot().setLinkedRecords([...known, made], 'webhookEndpoints');
        },
      },
    );
    onClose();
    onMade({
      name: 'Signing secret',
      secret: createWebhookEndpoint.secret,
      note: 'Your program checks the header “webhook-signature” with it, as standardwebhooks.com describes.',
    });
  }

  async function change(id: string, input: Values) {
    await update({ id, input });
    notify({ kind: 'success', title: 'Endpoint saved' });
    onClose();
  }

  const initial: Values = {
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    events: EVENTS.map(({ id }) => id).filter((event) => endpoint?.events.includes(event)),
  };
  const form = useForm({
    schema,
    initial,
    send: (input) => (endpoint ? change(endpoint.id, input) : make(input)),
  });

  return (
    <Dialog
      isOpen
      title={endpoint ? `Edit “${endpointName(endpoint)}”` : 'New endpoint'}
      description={endpoint ? undefined : 'Its signing secret is shown once, after it is made.'}
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label={endpoint ? 'Save' : 'Make the endpoint'} busyLabel="Saving" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://hooks.company.com/parley"
          hint="Events come as POST with JSON."
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to be filled in
          autoFocus
          {...form.field('url')}
        />
        <TextField
          label="What it is for"
          placeholder="Order system"
          autoComplete="off"
          {...form.field('description')}
        />
        <CheckboxGroup label="Told of" options={EVENTS} {...form.field('events')} />
      </Form>
    </Dialog>
  );
}
