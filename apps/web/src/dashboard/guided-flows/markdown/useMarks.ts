import { useRef, type KeyboardEvent } from 'react';
import { markOfKey } from './MarkButtons.tsx';
import { marked, type Mark } from './markSelection.ts';

/** Formatting of a text of Markdown by buttons and keys: `area` is for its field, and so is `onKeyDown`. */
export function useMarks(value: string, onChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);

  function put(mark: Mark) {
    const { current } = area;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const { text, start, end } = marked(value, { start: selectionStart, end: selectionEnd }, mark);
    onChange(text);
    // Once the new text stands there.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(start, end);
    });
  }
  function onKeyDown(event: KeyboardEvent) {
    const mark = markOfKey(event);
    if (!mark) return;
    event.preventDefault();
    event.stopPropagation();
    put(mark);
  }
  return { area, put, onKeyDown };
}
