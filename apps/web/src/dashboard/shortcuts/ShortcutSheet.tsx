import { lazy, useEffect } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { closeShortcutSheet, useShortcutSheet } from './shortcutSheet.ts';

const ShortcutSheetModal = lazy(() => import('./ShortcutSheetModal.tsx'));

/** The list of all shortcuts, over the page. Its code comes with the first look at it. */
export function ShortcutSheet() {
  const isOpen = useShortcutSheet((sheet) => sheet.isOpen);
  useEffect(() => closeShortcutSheet, []);
  if (!isOpen) return null;
  return (
    <LazyPart onBroken={closeShortcutSheet}>
      <ShortcutSheetModal />
    </LazyPart>
  );
}
