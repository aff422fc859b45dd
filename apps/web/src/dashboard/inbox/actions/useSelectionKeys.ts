import { useEffect } from 'react';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { focusedConversation } from './focusedRow.ts';
import { clearSelection, selectAllListed, toggleSelected, useSelection } from './selection.ts';

/** Choosing conversations by key: X the one with the focus, else the open one; Escape gives all of them up. */
export function useSelectionKeys(openId: string | undefined) {
  function toggleCurrent() {
    const id = focusedConversation() ?? openId;
    if (id && useSelection.getState().listed.includes(id)) toggleSelected(id);
  }
  useShortcuts([
    { shortcut: inboxShortcuts.select, run: toggleCurrent },
    { shortcut: inboxShortcuts.selectAll, run: selectAllListed },
  ]);

  useEffect(() => {
    document.addEventListener('keydown', clearOnEscape, { capture: true });
    return () => {
      document.removeEventListener('keydown', clearOnEscape, { capture: true });
      clearSelection();
    };
  }, []);
}

/** Before whatever else Escape does in the inbox; what lies over the page has it for itself. */
function clearOnEscape(event: KeyboardEvent) {
  const isOverPage = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
  if (event.key !== 'Escape' || isOverPage || useSelection.getState().ids.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  clearSelection();
}
