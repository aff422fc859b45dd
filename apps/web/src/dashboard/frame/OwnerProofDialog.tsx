import { useState } from 'react';
import * as v from 'valibot';
import { type OwnerProofInput } from '#generated/RenewBackupCodes';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';

const FORM = 'owner-proof';
const SCHEMAS = {
  password: v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password.')), code: v.string() }),
  code: v.object({ password: v.string(), code: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a code.')) }),
};

type OwnerProofDialogProps = {
  title: string;
  description: string;
  label: string;
  busyLabel: string;
  /** Whether there is a password to ask for; where that is not known it is asked for first. */
  hasPassword?: boolean;
  /** Does what the owner wants. What it throws is shown. */
  act: (proof: OwnerProofInput) => Promise<void>;
  onClose: () => void;
};

/** Asks for the own password or a code before what would weaken an account. */
export function OwnerProofDialog({ label, busyLabel, hasPassword = true, act, ...dialog }: OwnerProofDialogProps) {
  const [by, setBy] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const form = useForm({
    schema: SCHEMAS[by],
    initial: { password: '', code: '' },
    send: ({ password, code }) => act(by === 'password' ? { password } : { code }),
  });

  return (
    <Dialog
      isOpen
      size="sm"
      {...dialog}
      isBusy={form.isSubmitting}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={dialog.onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label={label} busyLabel={busyLabel} />
        </>
      }
    >
      <Form form={form} id={FORM} className="grid justify-items-start gap-3">
        {by === 'password' ? (
          <PasswordField
            key="password"
            label="Your password"
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only field
            autoFocus
            className="w-full"
            {...form.field('password')}
          />
        ) : (
          <TextField
            key="code"
            label="Code"
            hint="From your authenticator app, or a backup code."
            autoComplete="one-time-code"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
            autoFocus
            className="w-full"
            {...form.field('code')}
          />
        )}
        {hasPassword && (
          <TextButton onClick={() => setBy(by === 'password' ? 'code' : 'password')}>
            {by === 'password' ? 'Use a code instead' : 'Use your password instead'}
          </TextButton>
        )}
      </Form>
    </Dialog>
  );
}
