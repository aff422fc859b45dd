import { useEffect, useEffectEvent, useState } from 'react';

type SendOnceHere = {
  /** Something of the message is still on its way: a file, or the conversation itself. */
  isComing: boolean;
  /** It was asked for, and nothing is on its way any more. */
  onHere: () => void;
};

/** Sending that is asked for while something is on its way is done as soon as it is here. */
export function useSendOnceHere({ isComing, onHere }: SendOnceHere) {
  const [isAsked, setIsAsked] = useState(false);
  const settle = useEffectEvent(onHere);
  useEffect(() => {
    if (isAsked && !isComing) settle();
  }, [isAsked, isComing]);
  return { isAsked, ask: () => setIsAsked(true), forget: () => setIsAsked(false) };
}
