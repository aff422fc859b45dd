import { lazy, Suspense } from 'react';
import { loadCommandPalette, useCommandPalette } from './commandPalette.ts';

const CommandPaletteModal = lazy(loadCommandPalette);

/** The command palette over the page. Its code comes when it is first opened. */
export function CommandPalette() {
  const isOpen = useCommandPalette((palette) => palette.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CommandPaletteModal />
    </Suspense>
  );
}
