import { useEffect } from 'react';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { closeShortcutSheet, useShortcutSheet } from './shortcutSheet.ts';

const ShortcutSheetModal = lazyOverlay(() => import('./ShortcutSheetModal.tsx'));

/** The list of all shortcuts, over the page. */
export function ShortcutSheet() {
  const isOpen = useShortcutSheet((sheet) => sheet.isOpen);
  useEffect(() => closeShortcutSheet, []);
  return isOpen && <ShortcutSheetModal onClose={closeShortcutSheet} />;
}
