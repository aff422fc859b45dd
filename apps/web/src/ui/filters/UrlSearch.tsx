import { useRef } from 'react';
import { Search, X } from 'lucide-react';
import { useTypedText } from './useTypedText.ts';

type UrlSearchProps = {
  /** What is searched: «Search articles». */
  label: string;
  /** As the URL has it. */
  value: string;
  /** Usually `(q) => change({ q }, { isTyping: true })`; the same function each time. */
  onSettle: (text: string) => void;
};

/** A search box whose text moves to the URL when one stops typing. Escape and the cross clear it. */
export function UrlSearch({ label, value, onSettle }: UrlSearchProps) {
  const ref = useRef<HTMLInputElement>(null);
  const { typed, type, settleNow } = useTypedText(value, onSettle);

  function clear() {
    type('');
    ref.current?.focus();
  }

  return (
    <div className="input-frame flex h-8 min-w-0 items-center gap-2 rounded-control border border-line-strong bg-surface pr-1 pl-2.5 max-md:h-10">
      <Search aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={settleNow}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settleNow();
          if (key === 'Escape') type('');
        }}
        className="w-full min-w-0 flex-1 bg-transparent text-dense outline-none max-md:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={clear}
          className="grid size-6 flex-none place-items-center rounded-[4px] text-ink-faint hover:bg-hover hover:text-ink max-md:size-8"
        >
          <X aria-hidden className="size-3.5" strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
