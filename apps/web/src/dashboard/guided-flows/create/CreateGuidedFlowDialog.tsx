import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { FLOW_TEMPLATES } from '@parley/guided-flow/templates';
import type { CreateGuidedFlow } from '#generated/CreateGuidedFlow';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { guidedFlowsChanged } from '../guidedFlowsChanges.ts';

const FORM = 'new-guided-flow';
const LONGEST = 80;
const BLANK = 'blank';

const SCHEMA = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a name.'),
    v.maxLength(LONGEST, `Use at most ${LONGEST} characters.`),
  ),
  template: v.string(),
});

/** Asks what a new flow is called and with what it begins, creates it and opens it. Default export: it is loaded lazily. */
export default function CreateGuidedFlowDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useAsyncMutation<CreateGuidedFlow>(graphql`
    mutation CreateGuidedFlow($input: CreateGuidedFlowInput!) {
      createGuidedFlow(input: $input) {
        ...guidedFlowRow_flow @relay(mask: false)
      }
    }
  `);
  const form = useForm({
    schema: SCHEMA,
    initial: { name: '', template: BLANK },
    async send({ name, template }) {
      const content = FLOW_TEMPLATES.find(({ id }) => id === template)?.flow;
      const { createGuidedFlow } = await create({ input: { name, ...(content && { content: { ...content, name } }) } });
      guidedFlowsChanged();
      await navigate(paths.guidedFlow(createGuidedFlow.id));
    },
  });

  return (
    <Dialog
      isOpen={isOpen}
      title="New guided flow"
      description="No visitor meets it before you publish it."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Create flow" busyLabel="Creating" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label="Name"
          hint="For colleagues."
          placeholder="Returns & repairs"
          autoComplete="off"
          maxLength={LONGEST}
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('name')}
        />
        <RadioGroup
          label="Begin with"
          options={[
            { id: BLANK, label: 'Blank', detail: 'Nothing but how it is offered.' },
            ...FLOW_TEMPLATES.map(({ id, name, detail }) => ({ id, label: name, detail })),
          ]}
          {...form.field('template')}
        />
      </Form>
    </Dialog>
  );
}
