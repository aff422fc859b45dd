import { useCallback, useEffect, useState } from 'react';
import { compareBuilds, type BuildComparison } from './compareBuilds.ts';
import { reloadOnce } from './reloadOnce.ts';

/** What is known about a screen whose code did not arrive. */
type BrokenChunk = { build: BuildComparison | 'asking'; title: string; advice: string; retry: () => void };

const SENTENCES: Record<BuildComparison, { title: string; advice: string }> = {
  newer: {
    title: 'A new version of Parley is ready',
    advice: 'This page is part of it. Reload to continue; drafts of replies are kept.',
  },
  same: {
    title: 'This page did not load completely',
    advice: 'Part of it did not arrive. Reload the page; drafts of replies are kept.',
  },
  unreachable: {
    title: 'This page could not be loaded',
    advice: 'Parley could not reach its server. Check your connection and try again.',
  },
};

/**
 * For a screen whose code did not arrive. Where a reload can help it happens by itself, once, as long as nothing unsaved
 * is lost; without a connection the page stays, for a reload would lose it.
 */
export function useBrokenChunk(isBroken: boolean): BrokenChunk {
  const [build, setBuild] = useState<BuildComparison | 'asking'>('asking');

  const ask = useCallback(async (reload: () => boolean) => {
    setBuild('asking');
    const found = await compareBuilds();
    if (found === 'unreachable' || !reload()) setBuild(found);
  }, []);
  const retry = useCallback(
    () =>
      void ask(() => {
        window.location.reload();
        return true;
      }),
    [ask],
  );

  useEffect(() => {
    if (!isBroken) return undefined;
    const start = () => void ask(() => reloadOnce());
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [isBroken, ask]);

  return { build, ...SENTENCES[build === 'asking' ? 'same' : build], retry };
}
