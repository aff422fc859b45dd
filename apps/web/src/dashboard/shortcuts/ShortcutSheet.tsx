import { lazy } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { useShortcutSheet } from './shortcutSheet.ts';

const ShortcutSheetModal = lazy(() => import('./ShortcutSheetModal.tsx'));

/** The list of all shortcuts, over the page. Its code comes with the first look at it. */
export function ShortcutSheet() {
  const isOpen = useShortcutSheet((sheet) => sheet.isOpen);
  if (!isOpen) return null;
  return (
    <LazyPart>
      <ShortcutSheetModal />
    </LazyPart>
  );
}
