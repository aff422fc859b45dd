import { Suspense, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { graphql, useLazyLoadQuery, useMutation } from 'react-relay';
import * as v from 'valibot';
import { type DeleteSavedView } from '#generated/DeleteSavedView';
import { type SavedViewsDialogQuery } from '#generated/SavedViewsDialogQuery';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { useSaveView } from './useSaveView.ts';

const FIELDS = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  scope: v.picklist(['Me', 'All']),
});
const SCOPES = [
  { id: 'Me', label: 'Only you' },
  { id: 'All', label: 'Everybody' },
] as const;

type SavedViewsDialogProps = {
  /** The filters and the order that are on. */
  query: string;
  onClose: () => void;
};

/** Keeps the filters that are on under a name, and deletes views. Default export: loaded when it is wanted. */
export default function SavedViewsDialog({ query, onClose }: SavedViewsDialogProps) {
  const save = useSaveView();
  const form = useForm({
    schema: FIELDS,
    initial: { name: '', scope: 'Me' },
    async send(fields) {
      await save({ ...fields, query });
      onClose();
    },
  });

  return (
    <Dialog
      isOpen
      title="Saved views"
      description="Keeps the filters and the order that are on now under a name."
      onClose={onClose}
    >
      <Form form={form}>
        <TextField label="Name" {...form.field('name')} />
        <RadioGroup label="Who sees it" orientation="horizontal" options={SCOPES} {...form.field('scope')} />
        <div className="flex justify-end">
          <SubmitButton form={form} label="Save view" busyLabel="Saving" />
        </div>
      </Form>
      <Suspense fallback={null}>
        <OwnViews />
      </Suspense>
    </Dialog>
  );
}

function OwnViews() {
  const { savedViews } = useLazyLoadQuery<SavedViewsDialogQuery>(
    graphql`
      query SavedViewsDialogQuery {
        savedViews {
          id
          name
          isMine
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [commit] = useMutation<DeleteSavedView>(graphql`
    mutation DeleteSavedView($id: ID!) {
      deleteSavedView(id: $id)
    }
  `);
  const own = savedViews.filter(({ id, isMine }) => isMine && !deleted.includes(id));

  function remove(id: string) {
    commit({
      variables: { id },
      onCompleted: () => setDeleted((before) => [...before, id]),
      onError: ({ message }) => notify({ kind: 'error', title: 'The view could not be deleted.', detail: message }),
    });
  }

  if (own.length === 0) return null;
  return (
    <ul aria-label="Your views" className="mt-4 divide-y divide-line rounded-card border border-line">
      {own.map(({ id, name }) => (
        <li key={id} className="flex items-center gap-2 py-1.5 pr-1.5 pl-3 text-dense">
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => remove(id)} />
        </li>
      ))}
    </ul>
  );
}
