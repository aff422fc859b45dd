import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '#relay/transport.ts';

/** For a navigation that takes away what had the focus, such as the form that was just sent. */
export const WITH_FOCUS = { replace: true, state: { takesFocus: true } } as const;

/** A ref for what has the focus when one comes by `WITH_FOCUS`; it needs a `tabIndex` of -1. */
export function useFocusOnArrival() {
  const place = useRef<HTMLDivElement>(null);
  const { state }: { state: unknown } = useLocation();
  const takesFocus = isRecord(state) && state.takesFocus === true;

  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return place;
}
