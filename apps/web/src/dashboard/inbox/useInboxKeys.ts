import { useRef } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { paths } from '#router/paths.ts';
import { inboxShortcuts } from './inboxShortcuts.ts';
import { isOneAtATime } from './isOneAtATime.ts';
import { type RowsHandle } from './rowsHandle.ts';

/**
 * The inbox by keyboard: J and K, or the arrows inside the list, move along it; Escape goes back to the list, and from what was found
 * to the search. Returns the refs for the element that holds list and thread, and for the list on the screen.
 */
export function useInboxKeys() {
  const inbox = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const navigate = useNavigate();
  const { search: filters } = useLocation();
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;

  function back() {
    const search = inbox.current?.querySelector<HTMLElement>('[role="search"] input');
    if (search && conversationOf(document.activeElement)) search.focus();
    else if (isOneAtATime()) void navigate(paths.inbox + filters);
    else if (openId) rows.current?.focus(openId);
  }

  function move(step: 1 | -1, { key, target }: KeyboardEvent): boolean {
    // Elsewhere the arrows scroll.
    if (key.startsWith('Arrow') && !conversationOf(target)) return false;
    const ids = rows.current?.ids ?? [];
    const from = ids.indexOf(conversationOf(document.activeElement) ?? openId ?? '');
    const id = from === -1 ? ids[0] : ids[from + step];
    if (id) rows.current?.focus(id);
    return id !== undefined;
  }

  useShortcuts([
    { shortcut: inboxShortcuts.next, run: (event) => move(1, event) },
    { shortcut: inboxShortcuts.previous, run: (event) => move(-1, event) },
    // A row is a link: the browser opens it.
    { shortcut: inboxShortcuts.open },
    { shortcut: inboxShortcuts.back, run: back },
  ]);
  return { inbox, rows };
}

/** Whose row an element is, or is in. */
function conversationOf(element: EventTarget | null): string | null {
  const row = element instanceof Element ? element.closest('[data-conversation]') : null;
  return row?.getAttribute('data-conversation') ?? null;
}
