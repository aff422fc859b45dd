import * as v from 'valibot';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SplitTopicDialog_report$key } from '#generated/SplitTopicDialog_report';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { counted } from '#ui/format.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { topicName } from './topicName.ts';
import { type NamedTopic } from './useTopicChanges.ts';

const FORM = 'split-topic';
const SCHEMA = v.object({
  name: topicName,
  conversationIds: v.pipe(v.array(v.string()), v.nonEmpty('Choose at least one question.')),
});

type SplitTopicDialogProps = {
  isOpen: boolean;
  report: SplitTopicDialog_report$key;
  topic: NamedTopic;
  onSplit: (topic: NamedTopic, part: { conversationIds: readonly string[]; name: string }) => Promise<void>;
  onClose: () => void;
};

/** Asks which questions go into a topic of their own. Default export: it is loaded lazily. */
export default function SplitTopicDialog({ isOpen, ...dialog }: SplitTopicDialogProps) {
  return isOpen ? <Splitting {...dialog} /> : null;
}

function Splitting({ report, topic, onSplit, onClose }: Omit<SplitTopicDialogProps, 'isOpen'>) {
  const { asked } = useFragment(
    graphql`
      fragment SplitTopicDialog_report on TopicReport {
        asked {
          question
          count
          conversations {
            conversationId
          }
        }
      }
    `,
    report,
  );
  const groups = asked.map(({ conversations, ...group }) => ({
    ...group,
    id: conversations[0]?.conversationId ?? '',
    ids: conversations.map(({ conversationId }) => conversationId),
  }));
  const form = useForm({
    schema: SCHEMA,
    initial: { name: '', conversationIds: [] as string[] },
    async send({ name, conversationIds }) {
      await onSplit(topic, { name, conversationIds });
      onClose();
    },
  });
  const chosen = form.field('conversationIds');
  const picked = groups.filter(({ ids }) => ids.every((id) => chosen.value.includes(id)));
  return (
    <Dialog
      isOpen
      title={`Split ${topic.name}`}
      description="The questions that you choose become a topic of their own, which later ones of the kind join."
      size="md"
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Split" busyLabel="Splitting" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField label="Name of the new topic" autoComplete="off" {...form.field('name')} />
        <CheckboxGroup
          label="Questions"
          options={groups.map(({ id, question, count }) => ({
            id,
            label: question,
            description: counted(count, 'conversation'),
          }))}
          value={picked.map(({ id }) => id)}
          onChange={(ids) => chosen.onChange(groups.filter(({ id }) => ids.includes(id)).flatMap((group) => group.ids))}
          error={chosen.error}
        />
      </Form>
    </Dialog>
  );
}
