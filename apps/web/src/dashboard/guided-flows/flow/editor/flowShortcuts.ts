import { type Shortcut } from '#dashboard/shortcuts/shortcut.ts';

const EDIT = 'Flow';

/** The keys of the flow editor. A person's own choice is kept by the ids, which never change. */
export const flowShortcuts = {
  undo: { id: 'flow.undo', keys: ['mod+z'], label: 'Undo', group: EDIT, isRepeated: true },
  redo: { id: 'flow.redo', keys: ['mod+shift+z', 'mod+y'], label: 'Redo', group: EDIT, isRepeated: true },
  find: { id: 'flow.find', keys: ['mod+f'], label: 'Find a step', group: EDIT },
  selectAll: { id: 'flow.select-all', keys: ['mod+a'], label: 'Choose everything', group: EDIT },
  copy: { id: 'flow.copy', keys: ['mod+c'], label: 'Copy steps', group: EDIT },
  cut: { id: 'flow.cut', keys: ['mod+x'], label: 'Cut steps', group: EDIT },
  paste: { id: 'flow.paste', keys: ['mod+v'], label: 'Paste steps', group: EDIT },
  duplicate: { id: 'flow.duplicate', keys: ['mod+d'], label: 'Duplicate steps', group: EDIT },
  remove: { id: 'flow.remove', keys: ['Delete', 'Backspace'], label: 'Delete steps', group: EDIT },
  tidy: { id: 'flow.tidy', keys: ['mod+shift+o'], label: 'Tidy up', group: EDIT },
  outline: { id: 'flow.outline', keys: ['o'], label: 'Canvas or outline', group: EDIT },
  test: { id: 'flow.test', keys: ['t'], label: 'Test the flow', group: EDIT },
  unselect: { id: 'flow.unselect', keys: ['Escape'], label: 'Choose nothing', group: EDIT },
} satisfies Record<string, Shortcut>;
