import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import { paths } from '#router/paths.ts';
import { signOut } from '#session/signOut.ts';
import { useSession } from '#session/sessionStore.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { WaysOn, wordsOf } from './ClosedInvitation.tsx';
import { type Invitation } from './loadInvitation.ts';
import { isPictureStep } from './pictureStep.ts';
import { PictureStep } from './PictureStep.tsx';

/** /onboard/user: an invitation, by its link or of who is signed in, and then a picture. */
export default function UserOnboardingScreen() {
  const invitation = useLoaderData<Invitation>();
  const [search] = useSearchParams();
  const isSignedIn = useSession(({ auth }) => auth.accessToken !== null);
  const { state, companyName } = invitation;
  // It stands otherwise than at first: what was pressed is gone, and the heading says why.
  const [first] = useState(state);
  const headingRef = state === first ? undefined : takeFocus;

  if (!invitation.token && isPictureStep(search) && state === 'Used') {
    return (
      <PublicFrame
        title="You are in"
        // The form that was sent is gone with its page.
        headingRef={takeFocus}
        intro={`Colleagues at ${companyName} know a face sooner than a name.`}
      >
        <PictureStep />
      </PublicFrame>
    );
  }
  if (state !== 'Open') {
    return (
      <PublicFrame {...wordsOf(state, { ...invitation, isSignedIn })} headingRef={headingRef}>
        <WaysOn state={state} />
      </PublicFrame>
    );
  }
  // Whose account has a password or Google already comes in by that: the link may be in other hands.
  if (!invitation.needsPassword && !isSignedIn) {
    return (
      <PublicFrame
        title={`Join ${companyName}`}
        headingRef={headingRef}
        intro={`Sign in as ${invitation.email} to accept the invitation.`}
      >
        <p>
          <Link className="link" to={paths.login}>
            Sign in
          </Link>
        </p>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={`Join ${companyName}`} headingRef={headingRef} intro={<Intro {...invitation} />}>
      <AcceptForm key={invitation.email} invitation={invitation} />
      {isSignedIn && (
        <p className="text-dense text-ink-muted">
          Not you? <TextButton onClick={signOut}>Sign out</TextButton>
        </p>
      )}
    </PublicFrame>
  );
}

function Intro({ inviterName, role, email }: Invitation) {
  return (
    <>
      {inviterName ? `${inviterName} invites you` : 'You are invited'} to work here as{' '}
      {role === 'Admin' ? 'an Admin' : 'Staff'}. You will sign in as{' '}
      <span className="font-medium wrap-anywhere text-ink">{email}</span>.
    </>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });
