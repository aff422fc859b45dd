import { lazy, useEffect } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { closeCommandPalette, loadCommandPalette, useCommandPalette } from './commandPalette.ts';

const CommandPaletteModal = lazy(loadCommandPalette);

/** The command palette over the page. Its code comes when it is first opened. */
export function CommandPalette() {
  const isOpen = useCommandPalette((palette) => palette.isOpen);
  // Who signs out with it open finds it closed the next time.
  useEffect(() => closeCommandPalette, []);
  if (!isOpen) return null;
  return (
    <LazyPart onBroken={closeCommandPalette}>
      <CommandPaletteModal />
    </LazyPart>
  );
}
