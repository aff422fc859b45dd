import * as v from 'valibot';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { topicName } from './topicName.ts';
import { type NamedTopic } from './useTopicChanges.ts';

const FORM = 'rename-topic';
const SCHEMA = v.object({ name: topicName });

type RenameTopicDialogProps = {
  isOpen: boolean;
  topic: NamedTopic;
  onRename: (topic: NamedTopic, name: string) => Promise<void>;
  onClose: () => void;
};

/** Another name for a topic. Default export: it is loaded lazily. */
export default function RenameTopicDialog({ isOpen, ...dialog }: RenameTopicDialogProps) {
  return isOpen ? <Renaming {...dialog} /> : null;
}

function Renaming({ topic, onRename, onClose }: Omit<RenameTopicDialogProps, 'isOpen'>) {
  const form = useForm({
    schema: SCHEMA,
    initial: { name: topic.name },
    async send({ name }) {
      await onRename(topic, name);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title="Rename topic"
      description="What is asked later goes by this name, too."
      size="sm"
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Rename" busyLabel="Renaming" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField label="Name" autoComplete="off" {...form.field('name')} />
      </Form>
    </Dialog>
  );
}
