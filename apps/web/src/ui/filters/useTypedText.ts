import { useEffect, useState } from 'react';

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

  useEffect(() => {
    if (typed === known) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onSettle(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, known, onSettle]);

  return {
    typed,
    type: setTyped,
    /** Without waiting: Enter was pressed, or the field left. */
    settleNow: () => {
      if (typed !== known) onSettle(typed);
    },
  };
}
