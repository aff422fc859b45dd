import { Spinner } from '#ui/Spinner.tsx';
import { TextButton } from '#ui/TextButton.tsx';

export type RecordSearch = { isSearching: boolean; hasFailed: boolean; retry: () => void };

/** How far the search among all conversations is, beneath what is there already. */
export function PaletteRecords({ isSearching, hasFailed, retry }: RecordSearch) {
  return (
    <output className="block flex-none text-xs text-ink-muted">
      {isSearching && (
        <span className="appear-late flex h-9 items-center gap-2 px-4">
          <Spinner size="sm" />
          Searching all conversations
        </span>
      )}
      {hasFailed && (
        <span className="flex h-9 items-center px-4">
          The conversations could not be searched.
          <TextButton onClick={retry}>Retry</TextButton>
        </span>
      )}
    </output>
  );
}
