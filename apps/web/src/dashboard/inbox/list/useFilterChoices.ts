import { useCallback, useEffect, useRef, useState } from 'react';
import { type FilterChoices } from './fetchFilterChoices.ts';

/** How long an answer counts as new: people open the menu several times in a row. */
const FRESH_MS = 20_000;

/** What the inbox can be filtered by, asked for when it is wanted: at once when a filter is on whose names are needed. */
export function useFilterChoices(isNeeded: boolean) {
  const [choices, setChoices] = useState<FilterChoices | null>(null);
  const askedAt = useRef(-Infinity);

  const ask = useCallback(() => {
    if (performance.now() - askedAt.current < FRESH_MS) return;
    askedAt.current = performance.now();
    import('./fetchFilterChoices.ts')
      .then(({ fetchFilterChoices }) => fetchFilterChoices())
      .then((fetched) => setChoices(fetched ?? null))
      .catch(() => {
        // The filters show no choices then; the next look at them asks again.
        askedAt.current = -Infinity;
      });
  }, []);

  useEffect(() => {
    if (isNeeded) ask();
  }, [isNeeded, ask]);

  function askAgain() {
    askedAt.current = -Infinity;
    ask();
  }

  return { choices, ask, askAgain };
}
