import { type ReactNode } from 'react';

const CAP = 'grid h-4.5 min-w-4.5 place-items-center rounded px-1 font-sans text-2xs inset-ring inset-ring-line';

/** Which keys do what here. Without a keyboard there is nothing to say. */
export function PaletteFooter({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <div className="flex flex-none items-center gap-4 border-t border-line px-4 py-1.5 text-xs text-ink-faint max-md:hidden">
      <span aria-hidden className="contents">
        <Hint caps={['↑', '↓']}>move</Hint>
        <Hint caps={['↵']}>open</Hint>
      </span>
      <button
        type="button"
        onClick={onShortcuts}
        className="ml-auto inline-flex h-6 items-center gap-1.5 rounded-control px-1 hover:bg-hover hover:text-ink-muted"
      >
        <kbd aria-hidden className={CAP}>
          ?
        </kbd>
        shortcuts
      </button>
    </div>
  );
}

function Hint({ caps, children }: { caps: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {caps.map((cap) => (
        <kbd key={cap} className={CAP}>
          {cap}
        </kbd>
      ))}
      {children}
    </span>
  );
}
