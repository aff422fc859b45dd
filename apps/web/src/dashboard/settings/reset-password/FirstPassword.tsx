import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { type FirstPassword as FirstPasswordMutation } from '#generated/FirstPassword';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';

/** For people who sign in with Google only: a mailed link sets their first password. */
export function FirstPassword({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);
  const [commit, isSending] = useMutation<FirstPasswordMutation>(graphql`
    mutation FirstPassword($input: ForgotPasswordInput!) {
      forgotPassword(input: $input)
    }
  `);

  const send = () =>
    commit({
      variables: { input: { email } },
      onCompleted: () =>
        setOutcome({
          isSent: true,
          text: `We have sent a link to ${email}. It works once, within the next hour. Setting a password signs you out on all devices, this one included.`,
        }),
      onError: ({ message }) => setOutcome({ isSent: false, text: message }),
    });

  return (
    <div className="grid max-w-[480px] justify-items-start gap-4">
      <p className="text-dense text-pretty">
        You sign in with Google and have no password yet. With one you can also sign in by your email address, {email}.
      </p>
      {outcome && <FormNotice tone={outcome.isSent ? 'neutral' : 'critical'}>{outcome.text}</FormNotice>}
      <Button
        variant={outcome?.isSent ? 'secondary' : 'primary'}
        className="max-md:h-10"
        isBusy={isSending}
        busyLabel="Sending"
        onClick={send}
      >
        {outcome?.isSent ? 'Send another link' : 'Send me a link to set one'}
      </Button>
    </div>
  );
}
