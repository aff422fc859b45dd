import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { describeCrash } from '#router/describeCrash.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from './Notice.tsx';

/** The outer boundary: a broken chunk, or a server that does not answer before any screen is there. */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isRetrying = useNavigation().state !== 'idle';
  const isUnreachable = error instanceof Error && error.name === 'NoReplyError';
  const retry = () => void navigate(location, { replace: true });

  useEffect(() => {
    if (!isUnreachable) return undefined;
    const retryOnline = () => void navigate(location, { replace: true });
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, [isUnreachable, location, navigate]);

  if (isUnreachable) {
    return (
      <Notice
        title="Parley cannot reach its server"
        action={
          <Button variant="primary" size="lg" onClick={retry} isBusy={isRetrying} busyLabel="Trying">
            Retry
          </Button>
        }
      >
        You are still signed in. Check your connection; if it is fine, the server will be back shortly.
      </Notice>
    );
  }
  const { title, advice } = describeCrash(error);
  return (
    <Notice
      title={title}
      action={
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          Load again
        </Button>
      }
    >
      {advice}
    </Notice>
  );
}
