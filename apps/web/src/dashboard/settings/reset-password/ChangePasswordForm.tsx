import { passwordProblem } from '@parley/password-rule';
import * as v from 'valibot';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useChangePassword } from './useChangePassword.ts';

const SCHEMA = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password.')),
  newPassword: v.pipe(
    v.string(),
    v.nonEmpty('Choose a password.'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? passwordProblem(dataset.value) : null;
      if (problem) addIssue({ message: problem });
    }),
  ),
});
const EMPTY = { currentPassword: '', newPassword: '' };

type ChangePasswordFormProps = {
  /** Whose password it is: for password managers. */
  email: string;
  onDone: () => void;
};

/** The password of before, and the one from now on. */
export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const { changePassword } = useChangePassword();
  const form = useForm({
    schema: SCHEMA,
    initial: EMPTY,
    async send(input) {
      await changePassword(input);
      onDone();
    },
  });

  return (
    <Form form={form} className="grid max-w-96 gap-4">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <NewPasswordField {...form.field('newPassword')} />
      <div>
        <SubmitButton form={form} label="Change password" busyLabel="Changing your password" className="max-md:h-10" />
      </div>
    </Form>
  );
}
