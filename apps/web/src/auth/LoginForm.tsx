import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { checkFields, emailCheck, required } from './fieldChecks.ts';
import { PublicForm } from './PublicForm.tsx';
import type { SecondStep } from './secondStep.ts';
import { useSubmission } from '#ui/form/useSubmission.ts';

const FIELDS = { email: emailCheck, password: required('Enter your password.') };

const loadLogIn = () => import('./logIn.ts');

type LoginFormProps = {
  next: string | null;
  /** The password was right, and is not enough. Settles when the second step shows. */
  onSecondStep: (step: SecondStep) => Promise<void>;
};

/** Signs in with email and password, and goes on to where the person wanted to be. */
export function LoginForm({ next, onSecondStep }: LoginFormProps) {
  const { go } = usePlace();
  const submission = useSubmission({
    check: (data) => checkFields(FIELDS, data),
    send: async (data) => {
      const { logIn } = await loadLogIn();
      const secondStep = await logIn(data, next);
      await (secondStep ? onSecondStep(secondStep) : go(next ?? paths.dashboard, { replace: true }));
    },
    fieldOfCode: { INVALID_CREDENTIALS: 'password' },
  });
  const { fields } = submission.problems;

  return (
    <PublicForm submission={submission} label="Sign in" busyLabel="Signing in" preload={loadLogIn}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        // Where it would not bring up a keyboard over half the page.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={window.innerWidth >= 768}
        density="comfortable"
        // Either may be wrong, and the API does not say which.
        error={fields.email ?? false}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        density="comfortable"
        error={fields.password}
        labelAside={
          <PlaceLink className="link" to={paths.forgotPassword}>
            Forgot password?
          </PlaceLink>
        }
      />
      <Checkbox name="rememberMe" defaultChecked>
        Keep me signed in for 30 days
      </Checkbox>
    </PublicForm>
  );
}
