import { lazy } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { loadCommandPalette, useCommandPalette } from './commandPalette.ts';

const CommandPaletteModal = lazy(loadCommandPalette);

/** The command palette over the page. Its code comes when it is first opened. */
export function CommandPalette() {
  const isOpen = useCommandPalette((palette) => palette.isOpen);
  if (!isOpen) return null;
  return (
    <LazyPart>
      <CommandPaletteModal />
    </LazyPart>
  );
}
