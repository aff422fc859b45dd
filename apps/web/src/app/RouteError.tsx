import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { SupportCode } from '#router/SupportCode.tsx';
import { useBrokenChunk } from '#router/useBrokenChunk.ts';
import { isBrokenChunk } from '#ui/brokenChunk.ts';
import { Button } from '#ui/Button.tsx';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { Notice } from './Notice.tsx';

/** The outer boundary: code that did not arrive, or a server that does not answer before any screen is there. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = isBrokenChunk(error);
  const chunk = useBrokenChunk(isChunk);
  if (error instanceof Error && error.name === 'NoReplyError') return <Unreachable />;
  if (isChunk && chunk.build === 'asking') return <FullScreenLoader />;

  return (
    <Notice
      title={isChunk ? chunk.title : 'Parley has run into a problem'}
      action={
        <Button variant="primary" size="lg" onClick={isChunk ? chunk.retry : () => window.location.reload()}>
          {isChunk && chunk.build === 'unreachable' ? 'Retry' : 'Reload'}
        </Button>
      }
      foot={!isChunk && <SupportCode error={error} />}
    >
      {isChunk ? chunk.advice : 'Reload the page. If the problem persists, give support the code below.'}
    </Notice>
  );
}

/** Tries again on demand, and by itself once the browser is online. */
function Unreachable() {
  const location = useLocation();
  const navigate = useNavigate();
  const isRetrying = useNavigation().state !== 'idle';

  useEffect(() => {
    const retryOnline = () => void navigate(location, { replace: true });
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, [location, navigate]);

  return (
    <Notice
      title="Parley cannot reach its server"
      action={
        <Button
          variant="primary"
          size="lg"
          onClick={() => void navigate(location, { replace: true })}
          isBusy={isRetrying}
          busyLabel="Trying"
        >
          Retry
        </Button>
      }
    >
      You are still signed in. Check your connection; if it is fine, the server will be back shortly.
    </Notice>
  );
}
