import { type ComponentPropsWithRef } from 'react';
import { ChevronDown, Plus, X } from 'lucide-react';

type ChipProps = {
  /** What is filtered by, before the value: «Assistant». */
  label?: string;
  value: string;
  /** Takes it away. */
  onRemove: () => void;
};

const SHELL = 'inline-flex h-7 max-w-full flex-none items-center rounded-control text-dense text-ink-muted max-md:h-9';

/** Something chosen, that can be taken away again: a filter, a label, a person. */
export function Chip({ label, value, onRemove }: ChipProps) {
  return (
    <span className={`${SHELL} gap-1 pr-0.5 pl-2.5 inset-ring inset-ring-line`}>
      {label && <span className="truncate">{label}</span>}
      <span className="truncate font-medium text-ink">{value}</span>
      <button
        type="button"
        aria-label={`Remove ${label ? `${label} ` : ''}${value}`}
        onClick={onRemove}
        className="grid size-6 flex-none place-items-center rounded-[4px] text-ink-faint hover:bg-hover hover:text-ink max-md:size-8"
      >
        <X aria-hidden className="size-3.5" strokeWidth={2} />
      </button>
    </span>
  );
}

type ChipButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'children'> & {
  /** What it says, with what is chosen: «Open», «Assistant: Nori». */
  label: string;
  /** Adds one more, drawn with a dashed edge, in place of a menu. */
  isAdd?: boolean;
};

/** A chip that opens something: the choice of a filter, or of one more. For the trigger of a Menu or Popover. */
export function ChipButton({ label, isAdd = false, ...button }: ChipButtonProps) {
  const edge = isAdd ? 'border border-dashed border-line-strong' : 'font-medium text-ink inset-ring inset-ring-line';
  const Icon = isAdd ? Plus : ChevronDown;
  const icon = <Icon aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={2} />;
  return (
    <button
      {...button}
      type="button"
      className={`${SHELL} gap-1.5 px-2.5 transition-colors hover:bg-hover aria-expanded:bg-press disabled:bg-well disabled:text-ink-faint ${edge}`}
    >
      {isAdd && icon}
      <span className="truncate">{label}</span>
      {!isAdd && icon}
    </button>
  );
}
