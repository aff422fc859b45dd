import { create } from 'zustand';

type CommandPalette = {
  isOpen: boolean;
  /** What had the focus before: it gets it back. */
  opener: HTMLElement | null;
};

/** Whether the command palette is open. One palette for the whole dashboard: anything may open it. */
export const useCommandPalette = create<CommandPalette>(() => ({ isOpen: false, opener: null }));

export function openCommandPalette() {
  if (useCommandPalette.getState().isOpen) return;
  const { activeElement } = document;
  useCommandPalette.setState({ isOpen: true, opener: activeElement instanceof HTMLElement ? activeElement : null });
}

export function closeCommandPalette() {
  useCommandPalette.setState({ isOpen: false });
}
