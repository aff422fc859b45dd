import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { OPERATOR_HINTS, operatorProblem } from './operators.ts';

type SearchBarProps = {
  /** As the address has it. */
  value: string;
  onSearch: (text: string) => void;
  onClose: () => void;
  /** Goes on with the first of what is found. */
  onArrowDown: () => void;
};

/** The search over messages, notes and people, in place of the filters. */
export function SearchBar({ value, onSearch, onClose, onArrowDown }: SearchBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  const problem = operatorProblem(value);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is unknown to Safari 16, and to the tests' page
    <div ref={bar} role="search" aria-label="Conversations" className="flex-none border-b border-line px-4 py-2">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <UrlSearch label="Search conversations" value={value} onSettle={onSearch} onArrowDown={onArrowDown} />
        </div>
        <IconButton icon={X} label="Close the search" onClick={onClose} />
      </div>
      <output className="block text-xs text-pretty text-ink-muted">
        {problem && <p className="mt-2">{problem}</p>}
      </output>
      {(value === '' || problem) && (
        <p className="mt-2 text-xs text-pretty text-ink-muted">
          {value === '' && 'Finds messages, notes and people. '}Narrow it by{' '}
          {OPERATOR_HINTS.map((operator) => (
            <code key={operator} className="mr-1 inline-block rounded-sm bg-well px-1">
              {operator}
            </code>
          ))}
        </p>
      )}
    </div>
  );
}
