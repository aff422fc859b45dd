import * as v from 'valibot';
import { type BeginTwoFactor$data } from '#generated/BeginTwoFactor';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

const FORM = 'begin-two-factor';
const WITH_PASSWORD = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) });
const WITHOUT = v.object({ password: v.string() });

type PasswordStepProps = {
  hasPassword: boolean;
  onBegun: (setup: BeginTwoFactor$data['beginTwoFactor']) => void;
  onClose: () => void;
};

/** What it will be, and that it is really the owner who wants it. */
export function PasswordStep({ hasPassword, onBegun, onClose }: PasswordStepProps) {
  const { begin } = useTwoFactor();
  const form = useForm({
    schema: hasPassword ? WITH_PASSWORD : WITHOUT,
    initial: { password: '' },
    send: async ({ password }) => onBegun((await begin({ password: hasPassword ? password : null })).beginTwoFactor),
  });

  return (
    <Dialog
      isOpen
      size="sm"
      title="Set up two-factor sign-in"
      description="Signing in will then also need a code from an authenticator app, such as 1Password, Google Authenticator or Aegis."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Continue" busyLabel="One moment" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        {hasPassword && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only field
            autoFocus
            {...form.field('password')}
          />
        )}
      </Form>
    </Dialog>
  );
}
