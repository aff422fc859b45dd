import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { signOut } from '#session/signOut.ts';
import { useSession } from '#session/sessionStore.ts';
import { Button } from '#ui/Button.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { type Invitation } from './loadInvitation.ts';

type Closed = Exclude<Invitation['state'], 'Open'>;
type Seen = Invitation & { isSignedIn: boolean };
type Words = { title: string; intro: string };

const WORDS: Readonly<Record<Closed, (seen: Seen) => Words>> = {
  Expired: ({ companyName, inviterName }) => ({
    title: 'This invitation has expired',
    intro: `Invitations last seven days. Ask ${inviterName ?? `somebody at ${companyName}`} to send it again.`,
  }),
  Used: ({ companyName, isSignedIn }) => ({
    title: 'This invitation was accepted',
    intro: `Each works once. ${isSignedIn ? 'You are signed in already.' : `Sign in to go on to ${companyName}.`}`,
  }),
  Revoked: ({ companyName }) => ({
    title: 'This invitation was revoked',
    intro: `Ask somebody at ${companyName} when that is not what you expected.`,
  }),
  Foreign: ({ email, signedInAs, companyName }) => ({
    title: 'This invitation is for somebody else',
    intro: `It invites ${email} to ${companyName}. You are signed in as ${signedInAs}.`,
  }),
  Unknown: () => ({
    title: 'This link does not work',
    intro: 'Part of it may be missing. Open it from the mail again, or copy it whole.',
  }),
};

/** Why an invitation cannot be accepted. */
export const wordsOf = (state: Closed, seen: Seen): Words => WORDS[state](seen);

/** What who cannot accept an invitation can do instead. */
export function WaysOn({ state }: { state: Closed }) {
  const isSignedIn = useSession(({ auth }) => auth.accessToken !== null);
  return (
    <div className="grid justify-items-start gap-3">
      {state === 'Foreign' && <SignOutToAccept />}
      <Link className="link" to={isSignedIn ? paths.dashboard : paths.login}>
        {isSignedIn ? 'Go to your dashboard' : 'Sign in'}
      </Link>
      {/* Whose own invitation has expired is led back here from the dashboard. */}
      {isSignedIn && state !== 'Foreign' && (
        // In line with the link above, of which it has the look.
        <p className="-ml-1">
          <TextButton onClick={() => signOut()}>Sign out</TextButton>
        </p>
      )}
    </div>
  );
}

function SignOutToAccept() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function leave() {
    signOut();
    // Instead of the login page, where signing out leads.
    void navigate(`${pathname}${search}`, { replace: true });
  }

  return (
    <Button variant="primary" size="lg" onClick={leave}>
      Sign out and accept it
    </Button>
  );
}
