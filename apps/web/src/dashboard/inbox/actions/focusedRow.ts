import { useEffect } from 'react';
import { create } from 'zustand';

/** The palette, a picker, a menu: what is chosen there is for the row one came from. */
const OVER_PAGE = '[role="dialog"], [role="menu"], [role="listbox"]';

const useRow = create<{ row: Element | null }>(() => ({ row: null }));

const rowOf = (element: unknown) => (element instanceof Element ? element.closest('[data-conversation]') : null);

const isOverPage = (element: unknown) => element instanceof Element && element.closest(OVER_PAGE) !== null;

/** The conversation whose row has the focus; null once that row has left the list. */
export function focusedConversation(): string | null {
  // Nobody may be following the focus yet.
  const row = useRow.getState().row ?? rowOf(document.activeElement);
  return row?.isConnected ? row.getAttribute('data-conversation') : null;
}

/** As focusedConversation, for whoever draws by it. It is followed while the caller is there. */
export function useFocusedConversation(): string | null {
  useRow();
  useEffect(() => {
    const come = ({ target }: Event) => {
      if (!isOverPage(target)) useRow.setState({ row: rowOf(target) });
    };
    // To nothing, as by a click beside all rows; not where a dialog goes, which gives the focus back.
    const go = ({ target, relatedTarget }: FocusEvent) => {
      if (rowOf(target) !== null && relatedTarget === null) useRow.setState({ row: null });
    };
    useRow.setState({ row: rowOf(document.activeElement) });
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  return focusedConversation();
}
