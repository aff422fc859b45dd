import * as v from 'valibot';
import { graphql } from 'react-relay/hooks';
import type { NewSetDialogMutation } from '#generated/NewSetDialogMutation';
import { appendToRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';

const FORM = 'evaluation-set';
const SCHEMA = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
});

type NewSetDialogProps = {
  assistantId: string;
  /** Is told the id of the set once it is made. */
  onMade: (id: string) => void;
  onClose: () => void;
};

/** A set is made once it has a name. */
export function NewSetDialog({ assistantId, onMade, onClose }: NewSetDialogProps) {
  const [create] = useAsyncMutation<NewSetDialogMutation>(graphql`
    mutation NewSetDialogMutation($input: EvaluationSetInput!, $assistantId: ID!) {
      createEvaluationSet(input: $input) {
        id
        name
        mostFalse
        isGate
        ...SetDialog_set
        lastRun(assistantId: $assistantId) {
          id
        }
      }
    }
  `);
  const form = useForm({
    schema: SCHEMA,
    initial: { name: '' },
    async send({ name }) {
      const { createEvaluationSet } = await create(
        { input: { name, mostFalse: 5, isGate: false }, assistantId },
        { updater: appendToRootList('evaluationSets', 'createEvaluationSet') },
      );
      onMade(createEvaluationSet.id);
    },
  });
  return (
    <Dialog
      isOpen
      title="New set"
      description="Questions whose answer you know. You write them next."
      size="sm"
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Create set" busyLabel="Creating" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label="Name"
          autoComplete="off"
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('name')}
        />
      </Form>
    </Dialog>
  );
}
