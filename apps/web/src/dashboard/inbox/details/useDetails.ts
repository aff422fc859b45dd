import { useState, useSyncExternalStore } from 'react';
import { useShortcut } from '#dashboard/shortcuts/useShortcuts.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';

/** From here on three panes stand side by side, and a thread has its 420 px between the others. */
const WIDE = '(width >= 1280px)';
const KEY = 'inbox-details';

/** Whether the details are shown: beside the thread where there is room, and then as it was left; else over it, when asked for. */
export function useDetails() {
  const isWide = useSyncExternalStore(subscribe, isWideNow);
  const [isKept, setIsKept] = useState(() => localStorage.getItem(KEY) !== 'closed');
  const [isOver, setIsOver] = useState(false);

  function toggle() {
    if (!isWide) {
      setIsOver(!isOver);
      return;
    }
    localStorage.setItem(KEY, isKept ? 'closed' : 'open');
    setIsKept(!isKept);
  }

  useShortcut(inboxShortcuts.details, toggle);
  return { isWide, isShown: isWide ? isKept : isOver, toggle, close: () => setIsOver(false) };
}

function isWideNow(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(WIDE).matches;
}

function subscribe(listener: () => void) {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
