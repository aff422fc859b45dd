import * as v from 'valibot';
import { type BeginTwoFactor$data } from '#generated/BeginTwoFactor';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

const FORM = 'confirm-two-factor';
const SCHEMA = v.object({
  code: v.pipe(v.string(), v.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Enter the six digits the app shows.')),
});

type ConfirmStepProps = {
  setup: BeginTwoFactor$data['beginTwoFactor'];
  onConfirmed: (codes: readonly string[]) => void;
  onClose: () => void;
};

/** The key for the app, as a picture and to be typed in, and the first code that the app makes of it. */
export function ConfirmStep({ setup: { secret, uri }, onConfirmed, onClose }: ConfirmStepProps) {
  const { confirm } = useTwoFactor();
  const form = useForm({
    schema: SCHEMA,
    initial: { code: '' },
    send: async ({ code }) => onConfirmed((await confirm({ code })).confirmTwoFactor.backupCodes),
  });

  return (
    <Dialog
      isOpen
      title="Add Parley to your app"
      description="Scan the QR code with your authenticator app, then enter the six digits it shows."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Switch on" busyLabel="Checking" />
        </>
      }
    >
      <div className="flex flex-wrap gap-5">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="grid min-w-0 flex-1 basis-60 content-start gap-4">
          <div className="grid justify-items-start gap-1.5">
            <p className="text-dense text-ink-muted">Or enter this key by hand:</p>
            <code className="font-mono text-dense wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label="Copy the key" size="sm" />
            <a className="link text-dense md:hidden" href={uri}>
              Open in an app on this phone
            </a>
          </div>
          <Form form={form} id={FORM}>
            <TextField
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              // One has just come from the step before.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              {...form.field('code')}
            />
          </Form>
        </div>
      </div>
    </Dialog>
  );
}
