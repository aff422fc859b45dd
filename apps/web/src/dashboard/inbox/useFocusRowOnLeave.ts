import { useEffect } from 'react';
import { isOneAtATime } from './isOneAtATime.ts';

/**
 * Without room for both, the list takes the place of the conversation that is left, and the focus would be nowhere: it goes to
 * the row one came from. In a list that is not shown, because another conversation or screen follows, that does nothing.
 */
export function useFocusRowOnLeave(id: string) {
  useEffect(
    () => () => {
      if (!isOneAtATime()) return;
      document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
    },
    [id],
  );
}
