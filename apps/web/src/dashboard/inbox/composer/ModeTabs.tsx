import { type Mode } from './drafts.ts';

const MODES = [
  { mode: 'Text', label: 'Reply' },
  { mode: 'Note', label: 'Private note' },
] as const;

type ModeTabsProps = { mode: Mode; visitorName: string; onMode: (mode: Mode) => void };

/** Whether a reply or a private note is being written. */
export function ModeTabs({ mode, visitorName, onMode }: ModeTabsProps) {
  return (
    <div className="flex h-9 items-center gap-0.5 pr-3 pl-1.5 text-xs font-medium text-ink-muted">
      <fieldset aria-label="What you write" className="flex flex-none gap-0.5">
        {MODES.map((one) => (
          <button
            key={one.mode}
            type="button"
            aria-pressed={mode === one.mode}
            onClick={() => onMode(one.mode)}
            className="h-6 rounded-[5px] px-2 whitespace-nowrap outline-offset-1 outline-focus hover:text-ink focus-visible:outline-2 aria-pressed:bg-press aria-pressed:text-ink max-md:h-8"
          >
            {one.label}
          </button>
        ))}
      </fieldset>
      <span className="ml-auto min-w-0 truncate pl-2 font-normal max-md:hidden">
        {mode === 'Text' ? `Chat, to ${visitorName}` : 'For colleagues only'}
      </span>
    </div>
  );
}
