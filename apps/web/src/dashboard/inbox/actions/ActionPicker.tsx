import { lazy, useEffect } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { closeActionPicker, useActionPicker } from './actionPicker.ts';

const ActionPickerModal = lazy(() => import('./ActionPickerModal.tsx'));

/** The place of whatever is being chosen for conversations. Its code comes when it is first opened. */
export function ActionPicker() {
  const kind = useActionPicker((picker) => picker.kind);
  useEffect(() => closeActionPicker, []);
  if (kind === null) return null;
  return (
    <LazyPart onBroken={closeActionPicker}>
      <ActionPickerModal key={kind} kind={kind} />
    </LazyPart>
  );
}
