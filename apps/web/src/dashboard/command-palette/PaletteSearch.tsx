import { type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { isApple } from '../shortcuts/platform.ts';
import { type Command } from './command.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteRecords, type RecordSearch } from './PaletteRecords.tsx';
import { type CommandGroup } from './rankCommands.ts';

const IDLE: RecordSearch = { isSearching: false, hasFailed: false, retry: () => {} };

type PaletteSearchProps = {
  groups: readonly CommandGroup[];
  /** How far the search elsewhere is. */
  records?: RecordSearch;
  query: string;
  /** False where it only stands as a picture of itself. */
  takesFocus?: boolean;
  onQuery: (query: string) => void;
  onChoose: (command: Command) => void;
  onShortcuts: () => void;
  onClose: () => void;
};

/** The palette itself: a search box whose arrows walk along what was found beneath it. */
export function PaletteSearch(props: PaletteSearchProps) {
  const { groups, records = IDLE, query, takesFocus = true, onQuery, onChoose, onShortcuts, onClose } = props;
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const isNothing = count === 0 && !records.isSearching && !records.hasFailed;

  function press(event: KeyboardEvent) {
    const isPaletteKey = event.key.toLowerCase() === 'k' && (isApple ? event.metaKey : event.ctrlKey);
    const isSheetKey = event.key === '?' && query === '';
    if (!isPaletteKey && !isSheetKey) return;
    event.preventDefault();
    if (isPaletteKey) onClose();
    else onShortcuts();
  }

  return (
    <Autocomplete inputValue={query} onInputChange={onQuery}>
      <TextField
        aria-label="Search or jump to"
        // Whoever opens the palette types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        className="flex h-12 flex-none items-center gap-2.5 border-b border-line pr-4 pl-4 max-md:h-14 max-md:pr-2"
      >
        <Search aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
        <Input
          placeholder="Search or jump to"
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none max-md:text-base"
        />
        <span aria-hidden className="max-md:hidden">
          <Kbd>esc</Kbd>
        </span>
        <IconButton icon={X} label="Close" onClick={onClose} className="md:hidden" />
      </TextField>
      {count > 0 && <PaletteList key={query} groups={groups} onChoose={onChoose} />}
      {isNothing && <p className="px-4 py-10 text-center text-ink-muted">No results found.</p>}
      <PaletteRecords {...records} />
      <output className="sr-only">{isNothing ? 'No results found.' : sayCount(query, count)}</output>
      <PaletteFooter onShortcuts={onShortcuts} />
    </Autocomplete>
  );
}

function sayCount(query: string, count: number): string {
  return query && count > 0 ? `${count} ${count === 1 ? 'result' : 'results'}` : '';
}
