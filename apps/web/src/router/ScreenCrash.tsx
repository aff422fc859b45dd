import { useEffect } from 'react';
import { useConnection } from '#relay/connectionStore.ts';
import { isBrokenChunk } from '#ui/brokenChunk.ts';
import { Button } from '#ui/Button.tsx';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { SupportCode } from './SupportCode.tsx';
import { describeCrash } from './describeCrash.ts';
import { useBrokenChunk } from './useBrokenChunk.ts';

type ScreenCrashProps = { error: unknown; onRetry: () => void };

/** In place of a screen that failed: what it means, and the way on. */
export function ScreenCrash({ error, onRetry }: ScreenCrashProps) {
  const isChunk = isBrokenChunk(error);
  const chunk = useBrokenChunk(isChunk);
  if (isChunk && chunk.build === 'asking') return <FullScreenLoader />;
  const isUnreachable = error instanceof Error && error.name === 'NoReplyError';
  const { title, advice } = isChunk ? chunk : describeCrash(error);

  return (
    <div
      role="alert"
      className="m-auto grid min-h-[60dvh] max-w-96 content-center justify-items-center gap-1 px-6 py-9 text-center"
    >
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="text-dense text-pretty text-ink-muted">{advice}</p>
      {isUnreachable && <WhenBack onBack={onRetry} />}
      <div className="mt-3 mb-2">
        <Button onClick={isChunk ? chunk.retry : onRetry}>
          {isChunk && chunk.build !== 'unreachable' ? 'Reload' : 'Retry'}
        </Button>
      </div>
      {!isChunk && !isUnreachable && <SupportCode error={error} />}
    </div>
  );
}

/** Tries again by itself as soon as the live connection shows that the API is there. */
function WhenBack({ onBack }: { onBack: () => void }) {
  useEffect(
    () =>
      useConnection.subscribe(({ status }, before) => {
        if (status.kind === 'live' && before.status.kind !== 'live') onBack();
      }),
    [onBack],
  );
  return null;
}
