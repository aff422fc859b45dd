import * as v from 'valibot';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useTellDirty } from '#ui/managed-list/useTellDirty.ts';
import { TextField } from '#ui/TextField.tsx';
import { actionInput, actionProblem, draftOf, type ActionDraft } from './actionDraft.ts';
import { ActionRows } from './ActionRows.tsx';
import { MacroPreview } from './MacroPreview.tsx';
import { type Macro } from './macros.ts';
import { useSaveMacro } from './useSaveMacro.ts';

const INCOMPLETE = 'An action is not complete.';

const Fields = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  scope: v.picklist(['All', 'Me']),
  actions: v.pipe(
    v.array(v.custom<ActionDraft>((draft) => typeof draft === 'object')),
    v.minLength(1, 'Add an action.'),
    v.check((actions) => actions.every((draft) => actionProblem(draft, new Date()) === null), INCOMPLETE),
  ),
});

type MacroFormProps = {
  macro: Macro | null;
  /** Whether closing now would lose something. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** One macro to write. */
export function MacroForm({ macro, onDirty, onDone, onCancel }: MacroFormProps) {
  const { saveMacro } = useSaveMacro(macro?.id ?? null);
  const form = useForm({
    schema: Fields,
    initial: {
      name: macro?.name ?? '',
      scope: macro?.scope ?? 'All',
      actions: macro?.actions.map(draftOf) ?? [],
    },
    async send({ actions, ...fields }) {
      await saveMacro({ ...fields, actions: actions.map(actionInput) });
      onDone();
    },
  });
  useTellDirty(form.isDirty, onDirty);

  const { fields } = form.problems;
  const { value: actions, error } = form.field('actions');
  /** What the API has said of it, or what is missing, once the form was sent. */
  function errorOf(draft: ActionDraft, index: number): string | null {
    const problem = error ? actionProblem(draft, new Date()) : null;
    const [, said] = Object.entries(fields).find(([path]) => path.startsWith(`actions.${index}.`)) ?? [];
    return said || problem?.message || null;
  }

  function changeActions(next: readonly ActionDraft[]) {
    form.change({ actions: [...next] });
    for (const path of Object.keys(fields)) if (path.startsWith('actions.')) form.forget(path);
  }

  return (
    <Form form={form}>
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <div>
        <p className="mb-1 text-dense font-medium">Actions</p>
        <ActionRows actions={actions} errorOf={errorOf} onChange={changeActions} />
        <FieldError id="macro-actions-error">{error && error !== INCOMPLETE ? error : null}</FieldError>
      </div>
      <MacroPreview actions={actions} />
      <RadioGroup
        label="Who can run and change it"
        orientation="horizontal"
        options={[
          { id: 'All', label: 'Everybody' },
          { id: 'Me', label: 'Only you' },
        ]}
        {...form.field('scope')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton form={form} label="Save" busyLabel="Saving" />
      </div>
    </Form>
  );
}
