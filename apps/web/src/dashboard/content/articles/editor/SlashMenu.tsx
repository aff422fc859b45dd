import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SlashOffer } from './slashCommands.ts';

type TakeKey = (event: KeyboardEvent) => boolean;

/** Leads keys from the text to the menu that is open over it; `take` is true when it took one. */
export function createSlashKeys() {
  let taker: TakeKey | null = null;
  return {
    take: (event: KeyboardEvent) => taker?.(event) ?? false,
    listen: (take: TakeKey) => {
      taker = take;
      return () => {
        taker = null;
      };
    },
  };
}

type SlashMenuProps = {
  offer: SlashOffer;
  keys: ReturnType<typeof createSlashKeys>;
  /** Tells the text which choice is at hand. */
  onActive: (id: string | null) => void;
};

const HEIGHT = 288;

/** The blocks that a slash offers; the text keeps the focus, and passes keys on. */
export function SlashMenu({ offer: { commands, place, choose }, keys, onActive }: SlashMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const active = Math.min(index, commands.length - 1);
  const activeId = active >= 0 ? `${id}-${active}` : null;

  useEffect(() =>
    keys.listen(({ key }) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      const command = commands[active];
      if (!command) return false;
      if (step) setIndex((active + step + commands.length) % commands.length);
      else if (['Enter', 'Tab'].includes(key)) choose(command);
      else return false;
      return true;
    }),
  );
  useEffect(() => {
    onActive(activeId);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
    return () => onActive(null);
  }, [activeId, onActive]);

  if (!place || commands.length === 0) return null;
  const isAbove = place.bottom + HEIGHT > window.innerHeight;
  return createPortal(
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the focus stays in the text
      role="listbox"
      aria-label="Blocks"
      className="fixed z-30 max-h-72 w-60 overflow-y-auto rounded-card bg-raised p-1 text-dense text-ink shadow-overlay"
      style={{
        left: Math.min(place.left, window.innerWidth - 248),
        ...(isAbove ? { bottom: window.innerHeight - place.top + 6 } : { top: place.bottom + 6 }),
      }}
    >
      {commands.map((command, at) => (
        <div
          key={command.id}
          id={`${id}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerMove={() => setIndex(at)}
          // The text keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            choose(command);
          }}
          className={`flex min-h-8 items-center gap-2.5 rounded-control px-2 max-md:min-h-10 ${at === active ? 'bg-press' : ''}`}
        >
          <command.icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
          {command.label}
        </div>
      ))}
    </div>,
    document.body,
  );
}
