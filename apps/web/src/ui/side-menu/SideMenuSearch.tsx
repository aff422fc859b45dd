import { Search } from 'lucide-react';

type SideMenuSearchProps = { label: string; query: string; onQuery: (query: string) => void };

/** Filters the menu as one types; Escape empties it. */
export function SideMenuSearch({ label, query, onQuery }: SideMenuSearchProps) {
  return (
    <div className="input-frame flex h-8 items-center gap-2 rounded-control border border-line-strong bg-surface px-2 max-md:h-10">
      <Search aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && query !== '' && onQuery('')}
        className="w-full min-w-0 flex-1 bg-transparent text-dense outline-none max-md:text-base [&::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}
