import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type RotateApiKey } from '#generated/RotateApiKey';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { type ApiKeyRow } from './apiKeyRow.ts';
import { type ShownSecret } from '../shownSecret.ts';

const FORM = 'rotate-api-key';
const GRACES = [
  { id: '24', label: 'For 24 hours', detail: 'Time to change it everywhere.' },
  { id: '168', label: 'For 7 days', detail: 'For programs that are deployed once a week.' },
  { id: '1', label: 'For an hour' },
  { id: '0', label: 'Not at all', detail: 'When somebody else may know it.' },
] as const;

type RotateApiKeyDialogProps = {
  isOpen: boolean;
  apiKey: Pick<ApiKeyRow, 'id' | 'name' | 'previousUntil'>;
  onClose: () => void;
  onRotated: (shown: ShownSecret) => void;
};

/** Gives a key another secret. Default export: it is loaded lazily. */
export default function RotateApiKeyDialog({ isOpen, ...dialog }: RotateApiKeyDialogProps) {
  return isOpen ? <Rotating {...dialog} /> : null;
}

const INITIAL: { grace: (typeof GRACES)[number]['id'] } = { grace: '24' };

function Rotating({ apiKey, onClose, onRotated }: Omit<RotateApiKeyDialogProps, 'isOpen'>) {
  const { id, name, previousUntil } = apiKey;
  const [rotate] = useAsyncMutation<RotateApiKey>(graphql`
    mutation RotateApiKey($id: ID!, $graceHours: Int!) {
      rotateApiKey(id: $id, graceHours: $graceHours) {
        secret
        apiKey {
          ...apiKeyRow_apiKey @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ grace: v.picklist(GRACES.map((grace) => grace.id)) }),
    initial: INITIAL,
    async send({ grace }) {
      const { rotateApiKey } = await rotate({ id, graceHours: Number(grace) });
      onClose();
      const words = GRACES.find((one) => one.id === grace)?.label.toLowerCase() ?? '';
      const note =
        grace === '0' ? 'The old secret is refused from now on.' : `The old secret works ${words}, then it is refused.`;
      onRotated({ name, secret: rotateApiKey.secret, note });
    },
  });

  return (
    <Dialog
      isOpen
      size="sm"
      title={`Rotate the secret of “${name}”?`}
      description="The key gets another secret, which is shown once."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Rotate" busyLabel="Rotating" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <RadioGroup
          label="The old secret goes on working"
          hint={previousUntil ? 'The secret before that one ends now.' : undefined}
          options={GRACES}
          {...form.field('grace')}
        />
      </Form>
    </Dialog>
  );
}
