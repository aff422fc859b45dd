import { create } from 'zustand';
import { endTypeAhead, typeAhead } from '#dashboard/shortcuts/typeAhead.ts';

/** What is chosen for conversations. */
export type PickerKind = 'assignee' | 'team' | 'labels' | 'priority' | 'snooze' | 'macro';

type ActionPicker = { kind: PickerKind | null; ids: readonly string[] };

/** Which choice is open, and for which conversations. One for the whole inbox: buttons, keys, palette and bulk bar open it. */
export const useActionPicker = create<ActionPicker>(() => ({ kind: null, ids: [] }));

export function openActionPicker(kind: PickerKind, ids: readonly string[]) {
  if (ids.length === 0) return;
  typeAhead(closeActionPicker);
  useActionPicker.setState({ kind, ids });
}

export function closeActionPicker() {
  endTypeAhead();
  useActionPicker.setState({ kind: null });
}
