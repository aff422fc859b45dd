import { Spinner } from '#ui/Spinner.tsx';
import { TextButton } from '#ui/TextButton.tsx';

export type RecordSearch = { isSearching: boolean; hasFailed: boolean; retry: () => void };

/** How far the search among all conversations is, beneath what is there already. */
export function PaletteRecords({ isSearching, hasFailed, retry }: RecordSearch) {
  return (
    <div role="status" className="flex-none text-xs text-ink-muted">
      {isSearching && (
        <p className="appear-late flex h-9 items-center gap-2 px-4">
          <Spinner size="sm" />
          Searching all conversations
        </p>
      )}
      {hasFailed && (
        <p className="flex h-9 items-center px-4">
          The conversations could not be searched.
          <TextButton onClick={retry}>Retry</TextButton>
        </p>
      )}
    </div>
  );
}
