import { type KeyboardEvent } from 'react';

/**
 * Enter on a row goes where it leads, also while rows are selected, when the library would select one more: that is Space's. With
 * Control or Command, in a tab of its own, as on any link.
 */
export function openByEnter(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'Enter' || !(target instanceof Element) || target.closest('a, button, input')) return;
  const link = target.closest('[role=row]')?.querySelector('[data-row-link]');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
