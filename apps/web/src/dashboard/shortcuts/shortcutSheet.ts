import { create } from 'zustand';

/** Whether the list of all shortcuts is open. Anything may open it. */
export const useShortcutSheet = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openShortcutSheet() {
  useShortcutSheet.setState({ isOpen: true });
}

export function closeShortcutSheet() {
  useShortcutSheet.setState({ isOpen: false });
}
