import { create } from 'zustand';
import { endTypeAhead, typeAhead } from './typeAhead.ts';

/** Whether the list of all shortcuts is open. Anything may open it. */
export const useShortcutSheet = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openShortcutSheet() {
  typeAhead(closeShortcutSheet);
  useShortcutSheet.setState({ isOpen: true });
}

export function closeShortcutSheet() {
  endTypeAhead();
  useShortcutSheet.setState({ isOpen: false });
}
