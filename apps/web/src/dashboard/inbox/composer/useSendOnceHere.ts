import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

type SendOnceHere = {
  /** Something of the message is still on its way: a file, or the conversation itself. */
  isComing: boolean;
  /** It was asked for, and nothing is on its way any more; so many files were to go with it. */
  onHere: (files: number) => void;
  /** It was asked for, and the person has gone elsewhere before. */
  onLeft: () => void;
};

/** Sending that is asked for while something is on its way is done as soon as it is here. */
export function useSendOnceHere({ isComing, onHere, onLeft }: SendOnceHere) {
  const [files, setFiles] = useState<number | null>(null);
  const settle = useEffectEvent(() => {
    if (files !== null) onHere(files);
  });
  // Before the next key, which may follow at once, and would send it twice.
  useLayoutEffect(() => {
    if (files !== null && !isComing) settle();
  }, [files, isComing]);

  const leave = useEffectEvent(() => {
    if (files !== null) onLeft();
  });
  useEffect(() => () => leave(), []);

  return { isAsked: files !== null, ask: setFiles, forget: () => setFiles(null) };
}
