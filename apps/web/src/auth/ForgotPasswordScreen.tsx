import { graphql } from 'react-relay/hooks';
import type { ForgotPassword } from '#generated/ForgotPassword';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { TextField } from '#ui/TextField.tsx';
import { checkFields, emailCheck, textOf } from './fieldChecks.ts';
import { PublicForm } from './PublicForm.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import { useSubmission } from '#ui/form/useSubmission.ts';

/** /forgot-password: asks for a mail with a link. */
export default function ForgotPasswordScreen() {
  const { go } = usePlace();
  const submission = useSubmission({
    check: (data) => checkFields({ email: emailCheck }, data),
    send: async (data) => {
      const email = textOf(data, 'email').trim();
      await askForMail(email);
      // Not in the URL: addresses are nobody else's business.
      await go(paths.forgotPasswordSuccess, { state: { email } });
    },
  });

  return (
    <PublicFrame title="Forgot your password?" intro="We’ll email you a link to set a new one.">
      <PublicForm submission={submission} label="Send the link" busyLabel="Sending">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          density="comfortable"
          error={submission.problems.fields.email}
        />
      </PublicForm>
      <p className="text-dense">
        <PlaceLink className="link" to={paths.login}>
          Back to sign in
        </PlaceLink>
      </p>
    </PublicFrame>
  );
}

async function askForMail(email: string) {
  const operation = graphql`
    mutation ForgotPassword($input: ForgotPasswordInput!) {
      forgotPassword(input: $input)
    }
  `;
  await postGraphQL<ForgotPassword>({ operation, variables: { input: { email } } });
}
