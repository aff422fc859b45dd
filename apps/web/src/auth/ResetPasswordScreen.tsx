import { useState } from 'react';
import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** /reset-password?token=…: sets a new password with the link from the mail. */
export default function ResetPasswordScreen() {
  const { search } = usePlace();
  const token = new URLSearchParams(search).get('token');
  const [outcome, setOutcome] = useState<'open' | 'done' | 'refused'>('open');

  const done = () => {
    // The token is spent, and history need not keep it.
    window.history.replaceState(window.history.state, '', paths.resetPassword);
    setOutcome('done');
  };

  if (outcome === 'done') {
    return (
      <PublicFrame
        title="Your password is set"
        intro="You are signed out on all devices. Sign in with the new password."
      >
        <PlaceLink className="link" to={paths.login}>
          Sign in
        </PlaceLink>
      </PublicFrame>
    );
  }
  if (!token || outcome === 'refused') {
    return (
      <PublicFrame
        title="This link does not work"
        intro={
          token
            ? 'Each link works once, for one hour. Only the latest one works.'
            : 'Part of it is missing. Open it from the email again, or copy the whole link.'
        }
      >
        <PlaceLink className="link" to={paths.forgotPassword}>
          Request a new link
        </PlaceLink>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title="Set a new password" intro="You will be signed out on all your devices.">
      <ResetPasswordForm token={token} onDone={done} onRefused={() => setOutcome('refused')} />
    </PublicFrame>
  );
}
