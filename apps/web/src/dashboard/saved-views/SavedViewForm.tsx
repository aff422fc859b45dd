import { useId } from 'react';
import * as v from 'valibot';
import { type ViewScreen } from '#generated/CreateSavedView';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useTellDirty } from '#ui/managed-list/useTellDirty.ts';
import { TextField } from '#ui/TextField.tsx';
import { useSaveView } from './useSaveView.ts';

const FIELDS = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  scope: v.picklist(['Me', 'All']),
  takesFilters: v.boolean(),
});
const SCOPES = [
  { id: 'Me', label: 'Only you' },
  { id: 'All', label: 'Everybody' },
] as const;

type View = { id: string; name: string; query: string; scope: 'Me' | 'All' };

type SavedViewFormProps = {
  screen: ViewScreen;
  /** Null: a new one. */
  view: View | null;
  /** What is looked at now. */
  query: string;
  submitLabel: string;
  /** Whether closing now would lose something. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel?: () => void;
};

/** The name of a view, who sees it, and of one that there is whether it takes on the filters that are on now. */
export function SavedViewForm({ screen, view, query, submitLabel, onDirty, onDone, onCancel }: SavedViewFormProps) {
  const { createView, changeView } = useSaveView(screen);
  const id = useId();
  const form = useForm({
    schema: FIELDS,
    initial: { name: view?.name ?? '', scope: view?.scope ?? 'Me', takesFilters: view === null },
    async send({ takesFilters, ...fields }) {
      if (view) await changeView(view, { ...fields, query: takesFilters ? query : view.query });
      else await createView({ ...fields, query });
      onDone();
    },
  });
  useTellDirty(form.isDirty, onDirty);

  return (
    <Form form={form} id={id}>
      <TextField
        label="Name"
        autoComplete="off"
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...form.field('name')}
      />
      <RadioGroup label="Who sees it" orientation="horizontal" options={SCOPES} {...form.field('scope')} />
      {view !== null && view.query !== query && (
        <Checkbox {...form.field('takesFilters')}>Use the current filters</Checkbox>
      )}
      <div className="flex justify-end gap-2">
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <SubmitButton form={form} label={submitLabel} busyLabel="Saving" />
      </div>
    </Form>
  );
}
