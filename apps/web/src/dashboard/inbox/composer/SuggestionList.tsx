import { useEffect, useRef } from 'react';
import { type Suggestion } from './suggestion.ts';
import { type useSuggestions } from './useSuggestions.ts';

type SuggestionListProps<T extends Suggestion> = {
  label: string;
  suggestions: ReturnType<typeof useSuggestions<T>>;
};

/** The open list, above the field that keeps the focus. */
export function SuggestionList<T extends Suggestion>({ label, suggestions }: SuggestionListProps<T>) {
  const { isOpen, listId, optionId, index, options, onPick } = suggestions;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, index]);

  if (!isOpen) return null;
  return (
    <div
      ref={list}
      id={listId}
      // A datalist can neither be styled nor opened by us.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="absolute bottom-[calc(100%+4px)] left-0 z-10 max-h-60 w-[min(360px,100%)] overflow-y-auto rounded-card bg-raised p-1 text-dense text-ink shadow-overlay"
    >
      {options.map((option, place) => (
        // The field has the focus and the keys; the mouse chooses here.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.id}
          id={optionId(place)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className={`flex min-h-[30px] cursor-default items-baseline gap-2 rounded-control px-2 py-1 hover:bg-hover max-md:min-h-10 ${place === index ? 'bg-press' : ''}`}
        >
          <span className="flex-none font-medium">{option.label}</span>
          {option.detail && <span className="min-w-0 truncate text-xs text-ink-muted">{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
