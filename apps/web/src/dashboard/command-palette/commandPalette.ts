import { create } from 'zustand';

type CommandPalette = { isOpen: boolean };

/** Whether the command palette is open. One palette for the whole dashboard: anything may open it. */
export const useCommandPalette = create<CommandPalette>(() => ({ isOpen: false }));

export function openCommandPalette() {
  useCommandPalette.setState({ isOpen: true });
}

export function closeCommandPalette() {
  useCommandPalette.setState({ isOpen: false });
}
