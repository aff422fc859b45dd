import * as v from 'valibot';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useTellDirty } from '#ui/managed-list/useTellDirty.ts';
import { TextField } from '#ui/TextField.tsx';
import { LABEL_GROUNDS, NEW_LABEL_COLOUR } from '../list/labelColours.ts';
import { type ManagedLabel } from './LabelsDialog.tsx';
import { useSaveLabel } from './useSaveLabel.ts';

const COLOURS = [
  { id: 'emerald', label: 'Green' },
  { id: 'slate', label: 'Grey' },
  { id: 'red', label: 'Red' },
  { id: 'indigo', label: 'Violet' },
  { id: 'sky', label: 'Blue' },
  { id: 'pink', label: 'Pink' },
] as const;

const SWATCHES = COLOURS.map(({ id, label }) => ({
  id,
  label,
  icon: <span aria-hidden className={`mt-0.5 size-4 flex-none rounded-[4px] ${LABEL_GROUNDS[id]}`} />,
}));

const FIELDS = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(40, 'Use at most 40 characters.')),
  colour: v.picklist(COLOURS.map(({ id }) => id)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.')),
});

type LabelFormProps = {
  label: ManagedLabel | null;
  /** Whether closing now would lose something. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** One label to write. */
export function LabelForm({ label, onDirty, onDone, onCancel }: LabelFormProps) {
  const { saveLabel } = useSaveLabel(label?.id ?? null);
  const form = useForm({
    schema: FIELDS,
    initial: {
      name: label?.name ?? '',
      colour: label?.colour ?? NEW_LABEL_COLOUR,
      description: label?.description ?? '',
    },
    async send(fields) {
      await saveLabel(fields);
      onDone();
    },
  });
  useTellDirty(form.isDirty, onDirty);

  return (
    <Form form={form}>
      <TextField
        label="Name"
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...form.field('name')}
      />
      <RadioGroup label="Colour" orientation="horizontal" options={SWATCHES} {...form.field('colour')} />
      <TextField label="Description" hint="Optional" {...form.field('description')} />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton form={form} label="Save" busyLabel="Saving" />
      </div>
    </Form>
  );
}
