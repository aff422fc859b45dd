import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import * as v from 'valibot';
import { type StoreSettingsDialog_store$key } from '#generated/StoreSettingsDialog_store';
import { type StoreSettingsDialogQuery } from '#generated/StoreSettingsDialogQuery';
import { type StoreSyncMode, type UpdateStoreSettings } from '#generated/UpdateStoreSettings';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';

const FORM = 'store-settings';
const MODES: readonly { id: StoreSyncMode; label: string; detail: string }[] = [
  {
    id: 'Webhook',
    label: 'As they happen',
    detail: 'The shop tells of each change; all of it is looked over once a day.',
  },
  { id: 'Hourly', label: 'Every hour', detail: 'What has changed, and all of it once a day.' },
  { id: 'Daily', label: 'Once a day', detail: 'All of it.' },
  { id: 'Manual', label: 'When you press Sync now', detail: 'Nothing is fetched by itself.' },
];

type StoreSettingsDialogProps = { isOpen: boolean; store: StoreSettingsDialog_store$key; onClose: () => void };

/** How a shop is kept up to date, and who shows it. Default export: it is loaded lazily. */
export default function StoreSettingsDialog({ isOpen, ...dialog }: StoreSettingsDialogProps) {
  if (!isOpen) return null;
  return (
    <QueryBoundary what="assistants" fallback={null}>
      <Settings {...dialog} />
    </QueryBoundary>
  );
}

function Settings({ store: key, onClose }: Omit<StoreSettingsDialogProps, 'isOpen'>) {
  const {
    id,
    displayName,
    syncMode,
    assistants: shownBy,
  } = useFragment(
    graphql`
      fragment StoreSettingsDialog_store on StoreIntegration {
        id
        displayName
        syncMode
        assistants {
          id
          title
        }
      }
    `,
    key,
  );
  const { assistants } = useLazyLoadQuery<StoreSettingsDialogQuery>(
    graphql`
      query StoreSettingsDialogQuery {
        assistants {
          id
          title
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const [save] = useAsyncMutation<UpdateStoreSettings>(graphql`
    mutation UpdateStoreSettings($id: ID!, $settings: StoreSettingsInput!) {
      updateStoreSettings(id: $id, settings: $settings) {
        id
        displayName
        syncMode
        nextSyncAt
        ...StoreSettingsDialog_store
      }
    }
  `);
  const form = useForm({
    schema: v.object({
      displayName: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Enter a name.'),
        v.maxLength(60, 'Use at most 60 characters.'),
      ),
      syncMode: v.picklist(['Manual', 'Hourly', 'Daily', 'Webhook']),
      assistantIds: v.array(v.string()),
    }),
    initial: { displayName, syncMode, assistantIds: shownBy.map((one) => one.id) },
    async send(settings) {
      await save({ id, settings });
      notify({ kind: 'success', title: 'Settings saved' });
      onClose();
    },
  });

  return (
    <Dialog
      isOpen
      title="Store settings"
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
        <TextField label="Name" autoComplete="off" {...form.field('displayName')} />
        <RadioGroup label="Changes arrive" options={MODES} {...form.field('syncMode')} />
        <CheckboxGroup
          label="Shown by"
          options={assistants.map((one) => ({ id: one.id, label: one.title }))}
          {...form.field('assistantIds')}
        />
      </Form>
    </Dialog>
  );
}
