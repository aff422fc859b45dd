import { graphql } from 'react-relay/hooks';
import { email, nonEmpty, object, pipe, string, trim } from 'valibot';
import { type SendTranscript } from '#generated/SendTranscript';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';

const FORM = 'transcript';
const schema = object({
  email: pipe(
    string(),
    trim(),
    nonEmpty('Enter an email address.'),
    email('Enter an email address such as hannah@company.com.'),
  ),
});

type TranscriptDialogProps = { conversationId: string; email: string | null | undefined; onClose: () => void };

/** Where to the conversation is mailed: to the visitor, unless another address is typed. Default export: loaded lazily. */
export default function TranscriptDialog({ conversationId, email: known, onClose }: TranscriptDialogProps) {
  const [sendTranscript] = useAsyncMutation<SendTranscript>(graphql`
    mutation SendTranscript($input: SendTranscriptInput!) {
      sendTranscript(input: $input) {
        id
        version
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { email: known ?? '' },
    async send(input) {
      await sendTranscript({ input: { conversationId, ...input } });
      notify({ kind: 'success', title: `Transcript sent to ${input.email}.` });
      onClose();
    },
  });

  return (
    <Dialog
      isOpen
      size="sm"
      title="Send the transcript"
      description="Everything the visitor sees of this conversation, by email. Private notes are left out."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Send" busyLabel="Sending" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField label="To" type="email" autoComplete="off" {...form.field('email')} />
      </Form>
    </Dialog>
  );
}
