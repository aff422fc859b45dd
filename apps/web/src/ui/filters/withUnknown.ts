import { type FilterOption } from './filter.ts';

/** What can be chosen; what the address names and nobody knows (any more) stays among it to be taken off. */
export function withUnknown(
  known: readonly FilterOption[],
  selected: readonly string[],
  isLoaded = true,
): FilterOption[] {
  const unknown = selected.filter((id) => !known.some((option) => option.id === id));
  return [...known, ...unknown.map((id) => ({ id, label: isLoaded ? 'Gone' : '…' }))];
}
