import { graphql } from 'react-relay/hooks';
import type { ResetPassword } from '#generated/ResetPassword';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { GraphQLRequestError } from '#relay/transport.ts';
import { PASSWORD_HINT } from '#ui/passwordHint.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { checkFields, newPasswordCheck, textOf } from './fieldChecks.ts';
import { PublicForm } from './PublicForm.tsx';
import { useSubmission } from '#ui/form/useSubmission.ts';

type ResetPasswordFormProps = {
  token: string;
  onDone: () => void;
  /** The link has ended, or was used. */
  onRefused: () => void;
};

export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const submission = useSubmission({
    check: (data) => ({
      ...checkFields({ password: newPasswordCheck }, data),
      ...(textOf(data, 'repeated') !== textOf(data, 'password') && { repeated: 'The passwords do not match.' }),
    }),
    send: async (data) => {
      try {
        await setPassword(token, textOf(data, 'password'));
        onDone();
      } catch (error) {
        if (!(error instanceof GraphQLRequestError) || error.code !== 'INVALID_TOKEN') throw error;
        onRefused();
      }
    },
  });

  return (
    <PublicForm submission={submission} label="Set password" busyLabel="Setting your password">
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        density="comfortable"
        hint={PASSWORD_HINT}
        error={submission.problems.fields.password}
      />
      <PasswordField
        label="Confirm new password"
        name="repeated"
        autoComplete="new-password"
        density="comfortable"
        error={submission.problems.fields.repeated}
      />
    </PublicForm>
  );
}

async function setPassword(token: string, password: string) {
  const operation = graphql`
    mutation ResetPassword($input: ResetPasswordInput!) {
      resetPassword(input: $input)
    }
  `;
  await postGraphQL<ResetPassword>({ operation, variables: { input: { token, password } } });
}
