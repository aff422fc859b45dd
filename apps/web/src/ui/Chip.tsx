import { type ComponentPropsWithRef } from 'react';
import { ChevronDown, Plus, X } from 'lucide-react';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'children'>;

type ChipProps = {
  /** What is filtered by, before the value: «Assistant». */
  label?: string;
  value: string;
  /** Pressing it opens something, such as a Menu or Popover, of which it is the trigger. */
  button?: ButtonProps;
  /** Takes it away. */
  onRemove?: () => void;
};

const SHELL = 'inline-flex h-7 max-w-full flex-none items-center rounded-control text-dense text-ink-muted max-md:h-9';
const PRESSED = 'transition-colors hover:bg-hover aria-expanded:bg-press disabled:bg-well disabled:text-ink-faint';

/** Something chosen: a filter, a label, a person. It may open what else can be chosen, and be taken away. */
export function Chip({ label, value, button, onRemove }: ChipProps) {
  const name = (
    <>
      {label && <span className="flex-none">{label}</span>}
      <span className="max-w-48 truncate font-medium text-ink in-disabled:text-ink-faint">{value}</span>
    </>
  );
  const padding = onRemove ? 'pr-1 pl-2.5' : 'px-2.5';
  return (
    <span className={`${SHELL} bg-surface inset-ring inset-ring-line`}>
      {button ? (
        <button
          {...button}
          type="button"
          className={`flex h-full min-w-0 items-center gap-1.5 rounded-control ${padding} ${PRESSED}`}
        >
          {name}
          {!onRemove && <ChevronDown aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={2} />}
        </button>
      ) : (
        <span className={`flex min-w-0 items-center gap-1.5 ${padding}`}>{name}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${label ? `${label}: ` : ''}${value}`}
          onClick={onRemove}
          className="mr-0.5 grid size-6 flex-none place-items-center rounded-[4px] text-ink-faint transition-colors hover:bg-hover hover:text-ink max-md:size-8"
        >
          <X aria-hidden className="size-3.5" strokeWidth={2} />
        </button>
      )}
    </span>
  );
}

/** Adds one more chip: the trigger of a Menu or Popover. */
export function AddChip({ label, ...button }: ButtonProps & { label: string }) {
  return (
    <button
      {...button}
      type="button"
      className={`${SHELL} gap-1.5 border border-dashed border-line-strong px-2 hover:text-ink ${PRESSED}`}
    >
      <Plus aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={2} />
      <span className="truncate">{label}</span>
    </button>
  );
}
