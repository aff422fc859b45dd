import * as v from 'valibot';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
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
  onDone: () => void;
};

/** One team to write. */
export function TeamForm({ team, colleagues, onDone }: TeamFormProps) {
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
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton form={form} label="Save" busyLabel="Saving" />
      </div>
    </Form>
  );
}
