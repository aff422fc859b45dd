import * as v from 'valibot';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useTellDirty } from '#ui/managed-list/useTellDirty.ts';
import { TextField } from '#ui/TextField.tsx';
import { type ManagedTeam } from './TeamsDialog.tsx';
import { useSaveTeam } from './useSaveTeam.ts';

const FIELDS = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  description: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.')),
  memberIds: v.array(v.string()),
});

type TeamFormProps = {
  team: ManagedTeam | null;
  colleagues: readonly { id: string; name: string }[];
  /** Whether closing now would lose something. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** One team to write. */
export function TeamForm({ team, colleagues, onDirty, onDone, onCancel }: TeamFormProps) {
  const { saveTeam } = useSaveTeam(team?.id ?? null);
  const form = useForm({
    schema: FIELDS,
    initial: {
      name: team?.name ?? '',
      description: team?.description ?? '',
      memberIds: team?.members.map(({ id }) => id) ?? [],
    },
    async send(fields) {
      await saveTeam(fields);
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
      <TextField label="Description" hint="Optional" {...form.field('description')} />
      <CheckboxGroup
        label="People"
        options={colleagues.map(({ id, name }) => ({ id, label: name }))}
        {...form.field('memberIds')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton form={form} label="Save" busyLabel="Saving" />
      </div>
    </Form>
  );
}
