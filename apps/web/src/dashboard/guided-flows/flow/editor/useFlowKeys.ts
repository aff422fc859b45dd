import { useEffect } from 'react';
import { isInOverlay, isTypedIn } from '#dashboard/shortcuts/isTypedIn.ts';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { flowShortcuts as keys } from './flowShortcuts.ts';
import { type FlowEditor } from './useFlowEditor.ts';

type FlowKeys = { editor: FlowEditor; onFind: () => void; onView: () => void; onTest: () => void };

/** The editor by keyboard. Where somebody types, the field has the keys. */
export function useFlowKeys({ editor, onFind, onView, onTest }: FlowKeys) {
  const { selected, isReadOnly } = editor;
  const outside =
    (run: () => unknown) =>
    ({ target }: KeyboardEvent) =>
      isTypedIn(target) ? false : run();
  const ofChosen = (run: () => unknown) => outside(() => (selected.size > 0 ? run() : false));
  const changing = (run: () => unknown) => (isReadOnly ? () => false : ofChosen(run));

  useShortcuts([
    { shortcut: keys.undo, run: outside(() => editor.undo()) },
    { shortcut: keys.redo, run: outside(() => editor.redo()) },
    { shortcut: keys.find, run: onFind },
    { shortcut: keys.selectAll, run: outside(editor.selectAll) },
    { shortcut: keys.copy, run: ofChosen(() => void editor.copy(selected)) },
    { shortcut: keys.cut, run: changing(() => void editor.cut(selected)) },
    // The browser gives what is pasted to the page.
    { shortcut: keys.paste },
    { shortcut: keys.duplicate, run: changing(() => editor.duplicate(selected)) },
    { shortcut: keys.remove, run: changing(() => editor.remove(selected)) },
    { shortcut: keys.tidy, run: outside(() => void editor.tidy()) },
    { shortcut: keys.outline, run: outside(onView) },
    { shortcut: keys.test, run: outside(onTest) },
    { shortcut: keys.unselect, run: ofChosen(() => editor.select()) },
  ]);

  const { pasteClip } = editor;
  useEffect(() => {
    if (isReadOnly) return undefined;
    function paste(event: ClipboardEvent) {
      if (isTypedIn(event.target) || isInOverlay(event.target)) return;
      event.preventDefault();
      void pasteClip(undefined, event.clipboardData?.getData('text/plain') ?? '');
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isReadOnly, pasteClip]);
}
