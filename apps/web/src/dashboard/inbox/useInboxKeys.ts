import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';

const PHONE = '(max-width: 767px)';

/**
 * The inbox by keyboard: J and K, or the arrows inside the list, move along it; R goes to the reply; Escape goes back to the
 * list. Answers the ref for the element that holds list and thread.
 */
export function useInboxKeys() {
  const inbox = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const root = inbox.current;
      const { target } = event;
      if (!root || !(target instanceof HTMLElement) || event.defaultPrevented) return;
      if (hasModifier(event) || event.isComposing || isElsewhere(root, target)) return;

      const isTyping = target.matches('input, textarea, select, [contenteditable="true"]');
      if (event.key === 'Escape') {
        leaveThread(root);
        return;
      }
      if (isTyping) return;
      const isInList = target.closest('[data-conversation]') !== null;
      const key = event.key.toLowerCase();
      if (key === 'j' || (isInList && event.key === 'ArrowDown')) move(root, 1, event);
      if (key === 'k' || (isInList && event.key === 'ArrowUp')) move(root, -1, event);
      if (key === 'r') focusComposer(root, event);
    }

    function leaveThread(root: HTMLElement) {
      if (matchMedia(PHONE).matches) void navigate(paths.inbox);
      else root.querySelector<HTMLElement>('[data-conversation][aria-current="page"]')?.focus();
    }

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);

  return inbox;
}

function hasModifier({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) {
  return metaKey || ctrlKey || altKey || shiftKey;
}

/** A menu or dialog over the page has its own keys. */
function isElsewhere(root: HTMLElement, target: HTMLElement) {
  return (
    target !== document.body &&
    !root.contains(target) &&
    target.closest('[role="menu"], [role="dialog"], [role="alertdialog"]') !== null
  );
}

function move(root: HTMLElement, step: 1 | -1, event: KeyboardEvent) {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-conversation]')];
  const from = rows.findIndex((row) => row === document.activeElement);
  const start = from === -1 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'page') : from;
  const row = start === -1 ? rows[0] : rows[start + step];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

function focusComposer(root: HTMLElement, event: KeyboardEvent) {
  const composer = root.querySelector<HTMLElement>('[data-composer]');
  if (!composer) return;
  event.preventDefault();
  composer.focus();
}
