import { type KeyboardEvent } from 'react';
import { SearchField } from '../controls/SearchField.tsx';
import { useTypedText } from './useTypedText.ts';

type UrlSearchProps = {
  /** What is searched: «Search articles». */
  label: string;
  /** As the URL has it. */
  value: string;
  /** Usually `(q) => change({ q }, { isTyping: true })`; the same function each time. */
  onSettle: (text: string) => void;
  /** The screen's own search: `/` goes there. */
  isMain?: boolean;
  /** Leads on to what was found. */
  onArrowDown?: () => void;
};

/** A search field whose text moves to the URL when one stops typing, presses Enter or leaves it. */
export function UrlSearch({ label, value, onSettle, isMain, onArrowDown }: UrlSearchProps) {
  const { typed, type, settleNow } = useTypedText(value, onSettle);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settleNow();
    if (event.key !== 'ArrowDown' || !onArrowDown) return;
    event.preventDefault();
    onArrowDown();
  }

  return (
    <SearchField label={label} isMain={isMain} value={typed} onChange={type} onBlur={settleNow} onKeyDown={onKeyDown} />
  );
}
