import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { PASSWORD_HINT } from '#ui/passwordHint.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { checkFields, emailCheck, nameCheck, newPasswordCheck } from './fieldChecks.ts';
import { PublicForm } from './PublicForm.tsx';
import { useSubmission } from '#ui/form/useSubmission.ts';

const FIELDS = {
  companyName: nameCheck('Enter your company’s name.'),
  name: nameCheck('Enter your name.'),
  email: emailCheck,
  password: newPasswordCheck,
};

const loadRegister = () => import('./register.ts');

type SignupFormProps = { next: string | null };

/** Founds a company with an email and a password, and goes on to setting it up. */
export function SignupForm({ next }: SignupFormProps) {
  const { go } = usePlace();
  const submission = useSubmission({
    check: (data) => checkFields(FIELDS, data),
    send: async (data) => {
      const { register } = await loadRegister();
      await register(data);
      await go(next ?? paths.dashboard, { replace: true });
    },
    fieldOfCode: { EMAIL_TAKEN: 'email' },
  });
  const { fields } = submission.problems;

  return (
    <PublicForm submission={submission} label="Create account" busyLabel="Creating your account" preload={loadRegister}>
      <TextField
        label="Company"
        name="companyName"
        autoComplete="organization"
        density="comfortable"
        error={fields.companyName}
      />
      <TextField label="Your name" name="name" autoComplete="name" density="comfortable" error={fields.name} />
      <TextField
        label="Work email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        density="comfortable"
        error={fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        density="comfortable"
        hint={PASSWORD_HINT}
        error={fields.password}
      />
      <Checkbox name="rememberMe" defaultChecked>
        Keep me signed in for 30 days
      </Checkbox>
    </PublicForm>
  );
}
