import { useId, useState, type KeyboardEvent } from 'react';
import { type Suggestion } from './suggestion.ts';

type SuggestionsOptions<T extends Suggestion> = {
  /** What is being typed; null when nothing is suggested for it. Another one opens the list again. */
  query: string | null;
  options: readonly T[];
  onPick: (option: T) => void;
};

/** A list of suggestions over a text field: arrows go through it, Enter and Tab take one, Escape puts it away. */
export function useSuggestions<T extends Suggestion>({ query, options, onPick }: SuggestionsOptions<T>) {
  const listId = useId();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [active, setActive] = useState({ query, index: 0 });
  const index = active.query === query ? Math.min(active.index, options.length - 1) : 0;
  const isOpen = query !== null && query !== dismissed && options.length > 0;

  /** Whether the key was for the list. */
  function takeKey(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const option = options[index];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive({ query, index: (index + step + options.length) % options.length });
    else if (event.key === 'Escape') setDismissed(query);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && option) onPick(option);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const optionId = (place: number) => `${listId}-${place}`;
  const field = isOpen
    ? ({ 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-activedescendant': optionId(index) } as const)
    : ({ 'aria-autocomplete': 'list' } as const);
  return { isOpen, listId, optionId, index, options, onPick, takeKey, field };
}
