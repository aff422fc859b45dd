import { create } from 'zustand';

/** What is chosen for conversations. */
export type PickerKind = 'assignee' | 'team' | 'labels' | 'priority' | 'snooze' | 'macro';

type ActionPicker = { kind: PickerKind | null; ids: readonly string[] };

/** Which choice is open, and for which conversations. One for the whole inbox: buttons, keys, palette and bulk bar open it. */
export const useActionPicker = create<ActionPicker>(() => ({ kind: null, ids: [] }));

export function openActionPicker(kind: PickerKind, ids: readonly string[]) {
  if (ids.length === 0) return;
  useActionPicker.setState({ kind, ids });
}

export function closeActionPicker() {
  useActionPicker.setState({ kind: null });
}
