import { useEffect, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Outlet } from 'react-router-dom';
import { environment } from '#relay/environment.ts';
import { connectLive } from '#session/liveSession.ts';
import { useSession } from '#session/sessionStore.ts';
import { useIsPainted } from '#ui/useIsPainted.ts';

/** Around every screen that needs a session: the person's records, and the live connection while there is a person. */
export function SignedIn() {
  // Stays with the person it was shown to: who comes next gets another one, and these screens anew.
  const [mine] = useState(environment);
  const isSignedIn = useSession(({ auth }) => auth.accessToken !== null);

  return (
    <RelayEnvironmentProvider environment={mine}>
      {isSignedIn && <Live />}
      <Outlet />
    </RelayEnvironmentProvider>
  );
}

/** The live connection lasts as long as this is on the page; its code does not delay the first screen. */
function Live() {
  const isPainted = useIsPainted();
  useEffect(() => (isPainted ? connectLive() : undefined), [isPainted]);
  return null;
}
