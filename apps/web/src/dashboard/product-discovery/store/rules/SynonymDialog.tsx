import * as v from 'valibot';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';

const FORM = 'synonym';
const word = (missing: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(60, 'Use at most 60 characters.'));
const SCHEMA = v.object({ word: word('Enter what visitors say.'), means: word('Enter what your shop says.') });

type SynonymDialogProps = {
  isOpen: boolean;
  /** What visitors say, to begin with. */
  word: string;
  /** Answers whether it was saved. */
  onAdd: (word: string, means: string) => Promise<boolean>;
  onClose: () => void;
};

/** Another word for something that the shop has. Default export: it is loaded lazily. */
export default function SynonymDialog({ isOpen, ...dialog }: SynonymDialogProps) {
  return isOpen ? <Adding {...dialog} /> : null;
}

function Adding({ word: initial, onAdd, onClose }: Omit<SynonymDialogProps, 'isOpen'>) {
  const form = useForm({
    schema: SCHEMA,
    initial: { word: initial, means: '' },
    async send({ word, means }) {
      if (await onAdd(word, means)) onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title="Add a synonym"
      description="Whoever looks for the one finds the other too."
      size="sm"
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Add" busyLabel="Adding" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField label="Visitors say" autoComplete="off" {...form.field('word')} />
        <TextField label="Your shop says" placeholder="rain cover" autoComplete="off" {...form.field('means')} />
      </Form>
    </Dialog>
  );
}
