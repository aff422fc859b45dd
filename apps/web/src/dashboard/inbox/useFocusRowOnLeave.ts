import { useEffect } from 'react';
import { isPhone } from '#ui/useIsPhone.ts';

/**
 * On phones the list takes the place of the conversation that is left, and the focus would be nowhere: it goes to the row one
 * came from. In a list that is not shown, because another conversation or screen follows, that does nothing.
 */
export function useFocusRowOnLeave(id: string) {
  useEffect(
    () => () => {
      if (!isPhone()) return;
      document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
    },
    [id],
  );
}
