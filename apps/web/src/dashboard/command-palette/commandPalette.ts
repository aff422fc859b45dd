import { create } from 'zustand';
import { keepTyped } from './typedAhead.ts';

type CommandPalette = {
  isOpen: boolean;
  /** What had the focus before: it gets it back. */
  opener: HTMLElement | null;
};

/** Whether the command palette is open. One palette for the whole dashboard: anything may open it. */
export const useCommandPalette = create<CommandPalette>(() => ({ isOpen: false, opener: null }));

let typedAhead: ReturnType<typeof keepTyped> | null = null;

export function openCommandPalette() {
  if (useCommandPalette.getState().isOpen) return;
  const { activeElement } = document;
  typedAhead = keepTyped(closeCommandPalette);
  useCommandPalette.setState({ isOpen: true, opener: activeElement instanceof HTMLElement ? activeElement : null });
}

/** What was typed before the palette was there. */
export const textTypedAhead = () => typedAhead?.text() ?? '';

/** From now on the palette's own field hears the keys. */
export function endTypingAhead() {
  typedAhead?.stop();
  typedAhead = null;
}

export function closeCommandPalette() {
  endTypingAhead();
  useCommandPalette.setState({ isOpen: false });
}

/** Asks for the palette’s code, for whoever shows the way to it and sees it coming. */
export const loadCommandPalette = () => import('./CommandPaletteModal.tsx');
