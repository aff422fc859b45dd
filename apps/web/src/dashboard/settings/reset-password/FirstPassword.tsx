import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type FirstPassword as FirstPasswordMutation } from '#generated/FirstPassword';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';

/** For people who sign in with Google only: a mailed link sets their first password. */
export function FirstPassword({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);
  const [requestLink, isSending] = useAsyncMutation<FirstPasswordMutation>(graphql`
    mutation FirstPassword($input: ForgotPasswordInput!) {
      forgotPassword(input: $input)
    }
  `);

  async function send() {
    try {
      await requestLink({ input: { email } });
      setOutcome({
        isSent: true,
        text: `We have sent a link to ${email}. It works once, within the next hour. Setting a password signs you out on all devices, this one included.`,
      });
    } catch (error) {
      setOutcome({ isSent: false, text: messageOf(error) });
    }
  }

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
        onClick={() => void send()}
      >
        {outcome?.isSent ? 'Send another link' : 'Send me a link to set one'}
      </Button>
    </div>
  );
}
