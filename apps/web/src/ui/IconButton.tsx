import { type ComponentPropsWithRef } from 'react';
import { type LucideIcon } from 'lucide-react';
import { ariaKeys } from './ariaKeys.ts';
import { Tooltip } from './Tooltip.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> & {
  icon: LucideIcon;
  label: string;
  /** A key that does the same, as it is shown with the label on hover: ⌘K, Ctrl+K. */
  shortcut?: string;
};

/** A button that shows only a sign; its label is read out, and shown on hover and focus. 28 px, 40 px on phones. */
export function IconButton({ icon: Icon, label, shortcut, className = '', ...button }: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
        className={`grid size-7 flex-none place-items-center rounded-control text-ink-muted outline-offset-2 outline-focus transition-colors hover:bg-hover hover:text-ink focus-visible:outline-2 disabled:bg-transparent disabled:text-ink-faint aria-expanded:bg-press aria-expanded:text-ink aria-pressed:bg-press aria-pressed:text-ink max-md:size-10 ${className}`}
        {...button}
      >
        <Icon aria-hidden className="size-4 max-md:size-[18px]" strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
