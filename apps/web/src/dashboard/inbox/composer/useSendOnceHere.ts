import { useEffect, useEffectEvent, useState } from 'react';

type SendOnceHere = {
  /** Something of the message is still on its way: a file, or the conversation itself. */
  isComing: boolean;
  /** Something did not come: what was asked for is forgotten, and the person decides. */
  hasFailed: boolean;
  send: () => void;
};

/** Sending that is asked for while something is on its way is done as soon as it is here. */
export function useSendOnceHere({ isComing, hasFailed, send }: SendOnceHere) {
  const [isAsked, setIsAsked] = useState(false);
  const settle = useEffectEvent(() => {
    setIsAsked(false);
    if (!hasFailed) send();
  });
  useEffect(() => {
    if (isAsked && !isComing) settle();
  }, [isAsked, isComing]);
  return { isAsked, ask: () => setIsAsked(true), forget: () => setIsAsked(false) };
}
