import { useLazyLoadQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import ListAssistantsNode, { type ListAssistants } from '#generated/ListAssistants';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { kindTitle, variantOf } from '../assistantKind.ts';
import { OverlayPicture, WidgetPicture } from './KindPictures.tsx';
import { useCreateAssistant } from './useCreateAssistant.ts';

const FORM = 'new-assistant';
const LONGEST = 60;

const KINDS = [
  {
    id: 'FloatingWidget',
    label: kindTitle('FloatingWidget'),
    detail: 'A button in the corner of your site',
    picture: <WidgetPicture />,
  },
  {
    id: 'FullscreenOverlay',
    label: kindTitle('FullscreenOverlay'),
    detail: 'Opens over the whole page',
    picture: <OverlayPicture />,
  },
] as const;

const BEGINNINGS = [
  { id: 'Blank', label: 'Blank', detail: 'Nothing but a greeting.' },
  { id: 'Support', label: 'Support', detail: 'For questions about orders, returns and repairs.' },
  { id: 'Sales', label: 'Sales', detail: 'For people who are about to buy.' },
  { id: 'Booking', label: 'Booking', detail: 'For appointments and tables.' },
] as const;
const COPY = { id: 'Copy', label: 'A copy', detail: 'Begins as another assistant is published.' } as const;

const SCHEMA = v.pipe(
  v.object({
    type: v.picklist(['FloatingWidget', 'FullscreenOverlay']),
    title: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Enter a title.'),
      v.maxLength(LONGEST, `Use at most ${LONGEST} characters.`),
    ),
    beginning: v.picklist(['Blank', 'Support', 'Sales', 'Booking', 'Copy']),
    copyOfId: v.nullable(v.string()),
  }),
  v.forward(
    v.check(({ beginning, copyOfId }) => beginning !== 'Copy' || copyOfId !== null, 'Choose an assistant.'),
    ['copyOfId'],
  ),
);
type Values = v.InferInput<typeof SCHEMA>;
type Other = ListAssistants['response']['assistants'][number];

type CreateAssistantDialogProps = {
  /** What to begin as; null: a template is chosen. */
  copyOfId: string | null;
  onClose: () => void;
};

/** Asks what a new assistant shall be, creates it and goes to its looks. */
export function CreateAssistantDialog(props: CreateAssistantDialogProps) {
  return (
    // Without the others, one can still be created of a template.
    <QueryBoundary fallback={null} renderFailed={() => <FilledDialog {...props} others={[]} />}>
      <DialogWithOthers {...props} />
    </QueryBoundary>
  );
}

function DialogWithOthers(props: CreateAssistantDialogProps) {
  const { assistants } = useLazyLoadQuery<ListAssistants>(ListAssistantsNode, {}, { fetchPolicy: 'store-or-network' });
  return <FilledDialog {...props} others={assistants} />;
}

function FilledDialog({ copyOfId, others, onClose }: CreateAssistantDialogProps & { others: readonly Other[] }) {
  const navigate = useNavigate();
  const { createAssistant } = useCreateAssistant();
  const form = useForm({
    schema: SCHEMA,
    initial: valuesOf(others.find(({ id }) => id === copyOfId)),
    async send({ type, title, beginning, copyOfId }) {
      const start = beginning === 'Copy' ? { copyOfId } : { template: beginning };
      const { id } = await createAssistant({ type, title, ...start });
      await navigate(paths.assistantTab(variantOf(type), id, 'appearance'));
    },
  });

  return (
    <Dialog
      isOpen
      title="New assistant"
      description="Everything but the type can be changed later."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Create assistant" busyLabel="Creating" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label="Title"
          hint="Visitors see it."
          placeholder="Nori"
          autoComplete="off"
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('title')}
        />
        <RadioCards label="Type" options={KINDS} {...form.field('type')} />
        <RadioGroup
          label="Begin with"
          options={others.length > 0 ? [...BEGINNINGS, COPY] : BEGINNINGS}
          {...form.field('beginning')}
        />
        {form.values.beginning === 'Copy' && (
          <Select
            label="Copy of"
            options={others.map(({ id, title, type }) => ({ id, label: title, detail: kindTitle(type) }))}
            {...form.field('copyOfId')}
          />
        )}
      </Form>
    </Dialog>
  );
}

function valuesOf(original: Other | undefined): Values {
  if (!original) return { type: 'FloatingWidget', title: '', beginning: 'Blank', copyOfId: null };
  const { id, type, title } = original;
  return { type, title: `Copy of ${title}`.slice(0, LONGEST), beginning: 'Copy', copyOfId: id };
}
