import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { verifyCurrentUser } from '#session/currentUser.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { LoadFailed } from '#ui/lists/LoadFailed.tsx';
import { OnboardFrame } from '../OnboardFrame.tsx';

/** It was finished elsewhere, as in another tab: goes where that leads. */
export function Onboarded() {
  const navigate = useNavigate();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    verifyCurrentUser().then(
      () => navigate(paths.dashboard, { replace: true }),
      () => setFailed(tries),
    );
  }, [navigate, tries]);
  if (failed === 0) return <FullScreenLoader />;

  return (
    <OnboardFrame title="Your company is set up">
      <h1 className="sr-only">Your company is set up</h1>
      <div role="alert" className="grid">
        <LoadFailed
          what="your dashboard"
          reason="Your company is set up, but the server did not answer."
          isRetrying={failed < tries}
          onRetry={() => setTries((count) => count + 1)}
        />
      </div>
    </OnboardFrame>
  );
}
