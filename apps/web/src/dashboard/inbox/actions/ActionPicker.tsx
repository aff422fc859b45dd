import { useEffect } from 'react';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { closeActionPicker, useActionPicker } from './actionPicker.ts';

const ActionPickerModal = lazyOverlay(() => import('./ActionPickerModal.tsx'));

/** The place of whatever is being chosen for conversations. */
export function ActionPicker() {
  const kind = useActionPicker((picker) => picker.kind);
  useEffect(() => closeActionPicker, []);
  return kind !== null && <ActionPickerModal key={kind} kind={kind} onClose={closeActionPicker} />;
}
