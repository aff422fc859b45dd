import { type ReactNode } from 'react';
import { Kbd } from '#ui/Kbd.tsx';

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
        className="group ml-auto inline-flex h-6 items-center gap-1.5 rounded-control px-1 hover:bg-hover hover:text-ink-muted"
      >
        <span aria-hidden className="contents">
          <Kbd className="group-hover:text-ink-muted">?</Kbd>
        </span>
        shortcuts
      </button>
    </div>
  );
}

function Hint({ caps, children }: { caps: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {caps.map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
      {children}
    </span>
  );
}
