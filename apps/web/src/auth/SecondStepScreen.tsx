import { useState } from 'react';
import { GraphQLRequestError } from '#relay/transport.ts';
import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { useSubmission } from '#ui/form/useSubmission.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { checkFields, required, textOf } from './fieldChecks.ts';
import { logInWithSecondFactor } from './logInWithSecondFactor.ts';
import { PublicForm } from './PublicForm.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import type { SecondStep } from './secondStep.ts';

type SecondStepScreenProps = {
  step: SecondStep;
  /** Back to the first step; with what was wrong, where it took too long. */
  onBack: (problem: string | null) => void;
};

const WAYS = {
  app: {
    intro: 'Open your authenticator app and enter the six-digit code for Parley.',
    label: 'Code',
    missing: 'Enter the code.',
    other: 'Use a backup code',
  },
  backup: {
    intro: 'Enter one of the codes you saved when you set up two-factor sign-in. Each works once.',
    label: 'Backup code',
    missing: 'Enter a backup code.',
    other: 'Use the app',
  },
} as const;

/** /login, after the password or Google: the code of the app, or a backup code. Default export: loaded when it is asked for. */
export default function SecondStepScreen({ step, onBack }: SecondStepScreenProps) {
  const { go } = usePlace();
  const [way, setWay] = useState<keyof typeof WAYS>('app');
  const { intro, label, missing, other } = WAYS[way];
  const submission = useSubmission({
    check: (data) => checkFields({ code: required(missing) }, data),
    send: async (data) => {
      try {
        await logInWithSecondFactor(step, textOf(data, 'code'));
      } catch (error) {
        if (!(error instanceof GraphQLRequestError) || error.code !== 'INVALID_TOKEN') throw error;
        onBack(error.message);
        return;
      }
      await go(step.next ?? paths.dashboard, { replace: true });
    },
  });

  return (
    <PublicFrame title="Enter your code" intro={intro}>
      <PublicForm submission={submission} label="Sign in" busyLabel="Signing in">
        <TextField
          key={way}
          label={label}
          name="code"
          inputMode={way === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          // One has just pressed the button that led here, and there is nothing else to do.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          density="comfortable"
          error={submission.problems.fields.code}
        />
      </PublicForm>
      <p className="flex flex-wrap gap-x-3 text-dense">
        <TextButton onClick={() => setWay(way === 'app' ? 'backup' : 'app')}>{other}</TextButton>
        <TextButton onClick={() => onBack(null)}>Back to sign in</TextButton>
      </p>
      {way === 'backup' && (
        <p className="text-dense text-ink-muted">
          Have neither? An Admin of your company can reset your two-factor sign-in under Users.
        </p>
      )}
    </PublicFrame>
  );
}
