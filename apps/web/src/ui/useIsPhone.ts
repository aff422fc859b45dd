import { useSyncExternalStore } from 'react';

// The same line as Tailwind's `md`.
const PHONE = '(width < 48rem)';

/** Whether the page is narrower than 768 px, where panes become screens and tabs a select (spec §2). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(PHONE).matches;
}

function subscribe(listener: () => void) {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
