import { Search } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Kbd } from '#ui/Kbd.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { openCommandPalette } from '#dashboard/command-palette/commandPalette.ts';
import { globalShortcuts } from '#dashboard/shortcuts/globalShortcuts.ts';
import { ariaKeys } from '#dashboard/shortcuts/keyLabels.ts';
import { keysOf, useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { isApple } from '#dashboard/shortcuts/platform.ts';

type JumpButtonProps = { isSmall: boolean; onGo?: (() => void) | undefined };

/** The way to the command palette by pointer, and the hint at its keys. */
export function JumpButton({ isSmall, onGo }: JumpButtonProps) {
  const keys = useKeysText(globalShortcuts.palette);
  const [key] = keysOf(globalShortcuts.palette);

  function open() {
    if (!onGo) {
      openCommandPalette();
      return;
    }
    // The drawer goes first and gives the focus back: the palette takes it from there and returns it there.
    flushSync(onGo);
    requestAnimationFrame(openCommandPalette);
  }

  return (
    <Tooltip label="Search or jump to" shortcut={keys} placement="right" isDisabled={!isSmall}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={key === undefined ? undefined : (ariaKeys(key, isApple) ?? undefined)}
        onClick={open}
        className={`mb-3.5 flex h-8 flex-none items-center gap-2 rounded-control bg-surface text-dense text-ink-faint inset-ring inset-ring-line transition-colors hover:text-ink-muted hover:inset-ring-line-strong/50 max-md:h-10 dark:bg-raised/60 ${isSmall ? 'w-9 justify-center' : 'px-2'}`}
      >
        <Search aria-hidden className={isSmall ? 'size-4' : 'size-3.5'} strokeWidth={1.75} />
        <span className={isSmall ? 'sr-only' : 'min-w-0 flex-1 truncate text-left'}>Search or jump to</span>
        {!isSmall && keys && (
          <span aria-hidden className="max-md:hidden">
            <Kbd>{keys}</Kbd>
          </span>
        )}
      </button>
    </Tooltip>
  );
}
