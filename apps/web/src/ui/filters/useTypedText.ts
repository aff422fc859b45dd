import { useCallback, useEffect, useState } from 'react';

/** Typing faster than this changes the URL once. */
const PAUSE = 250;

/**
 * What is being typed, ahead of the `settled` text that it becomes after a pause. When that changes by itself, by Back or a cleared
 * filter, it shows.
 */
export function useTypedText(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [sent, setSent] = useState<string | null>(null);
  if (settled !== known) {
    setKnown(settled);
    setSent(null);
    // Its own text on the way back does not undo what was typed meanwhile.
    if (settled !== sent) setTyped(settled);
  }

  const isOnTheWay = typed === (sent ?? known);

  const settle = useCallback(
    (text: string) => {
      setSent(text);
      onSettle(text);
    },
    [onSettle],
  );
  useEffect(() => {
    if (isOnTheWay) return undefined;
    const timer = setTimeout(() => settle(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, isOnTheWay, settle]);

  return {
    typed,
    type: setTyped,
    /** Without waiting: Enter was pressed, or the field left. */
    settleNow: () => {
      if (!isOnTheWay) settle(typed);
    },
  };
}
