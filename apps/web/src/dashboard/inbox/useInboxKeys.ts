import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { paths } from '#router/paths.ts';
import { inboxShortcuts } from './inboxShortcuts.ts';
import { isOneAtATime } from './isOneAtATime.ts';

/**
 * The inbox by keyboard: J and K, or the arrows inside the list, move along it; Escape goes back to the list, and from what was found
 * to the search. Answers the
 * ref for the element that holds list and thread.
 */
export function useInboxKeys() {
  const inbox = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { search: filters } = useLocation();

  function back() {
    const search = inbox.current?.querySelector<HTMLElement>('[role="search"] input');
    if (search && document.activeElement?.closest('[data-conversation]')) search.focus();
    else if (isOneAtATime()) void navigate(paths.inbox + filters);
    else inbox.current?.querySelector<HTMLElement>('[data-conversation][aria-current="page"]')?.focus();
  }

  useShortcuts([
    { shortcut: inboxShortcuts.next, run: (event) => move(inbox.current, 1, event) },
    { shortcut: inboxShortcuts.previous, run: (event) => move(inbox.current, -1, event) },
    // A row is a link: the browser opens it.
    { shortcut: inboxShortcuts.open },
    { shortcut: inboxShortcuts.back, run: back },
  ]);
  return inbox;
}

function move(root: HTMLElement | null, step: 1 | -1, { key, target }: KeyboardEvent): boolean {
  const isInList = target instanceof Element && target.closest('[data-conversation]') !== null;
  // Elsewhere the arrows scroll.
  if (!root || (key.startsWith('Arrow') && !isInList)) return false;
  // While the list is scrolled, its elements stand in another order than they are seen.
  const rows = [...root.querySelectorAll<HTMLElement>('[data-conversation]')].toSorted(
    (one, other) => topOf(one) - topOf(other),
  );
  const from = rows.findIndex((row) => row === document.activeElement);
  const start = from === -1 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'page') : from;
  const row = start === -1 ? rows[0] : rows[start + step];
  row?.focus();
  return row !== undefined;
}

const topOf = (row: HTMLElement) => row.getBoundingClientRect().top;
