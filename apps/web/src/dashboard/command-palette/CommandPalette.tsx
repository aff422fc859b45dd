import { useEffect } from 'react';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { closeCommandPalette, useCommandPalette } from './commandPalette.ts';

const CommandPaletteModal = lazyOverlay(() => import('./CommandPaletteModal.tsx'));

/** The command palette over the page. */
export function CommandPalette() {
  const isOpen = useCommandPalette((palette) => palette.isOpen);
  // Who signs out with it open finds it closed the next time.
  useEffect(() => closeCommandPalette, []);
  return isOpen && <CommandPaletteModal onClose={closeCommandPalette} />;
}
