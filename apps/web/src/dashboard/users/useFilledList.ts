import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const PAGE = 50;
/** The server's. */
export const LARGEST_PAGE = 100;

type Loaded<Edge> = {
  edges: readonly Edge[];
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

/**
 * The list as far as the person has asked to see it, which may be more than comes at once: what is missing is loaded, and what
 * stood there before stands until it has come.
 */
export function useFilledList<Edge>({ edges, hasNext, isLoadingNext, loadNext }: Loaded<Edge>) {
  const address = useSearchParams()[0].toString();
  const [asked, setAsked] = useState({ address, count: PAGE });
  // Another list is seen from its beginning.
  if (asked.address !== address) setAsked({ address, count: PAGE });
  const missing = hasNext ? asked.count - edges.length : 0;
  const isFilling = missing > 0;

  useEffect(() => {
    if (!isFilling || isLoadingNext) return;
    // Without an answer, the button asks again.
    const onComplete = (error: Error | null) => error && setAsked((now) => ({ ...now, count: edges.length }));
    loadNext(Math.min(missing, LARGEST_PAGE), { onComplete });
  }, [isFilling, isLoadingNext, missing, edges.length, loadNext]);

  const [whole, setWhole] = useState(edges);
  if (!isFilling && whole !== edges) setWhole(edges);
  return {
    edges: isFilling ? whole : edges,
    isFilling,
    showMore: () => setAsked({ address, count: edges.length + PAGE }),
  };
}
