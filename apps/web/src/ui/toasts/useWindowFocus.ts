import { useSyncExternalStore } from 'react';

/** Whether the person is in this window. */
export function useWindowFocus(): boolean {
  return useSyncExternalStore(subscribe, () => document.hasFocus());
}

function subscribe(listener: () => void) {
  addEventListener('focus', listener);
  addEventListener('blur', listener);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('blur', listener);
  };
}
