import { ChevronDown } from 'lucide-react';
import { count as spelt } from './format.ts';

type NavigationOption = { id: string; label: string; count?: number };
type NavigationOptions = { id: string; label?: string; options: readonly NavigationOption[] };

type NavigationSelectProps = {
  label: string;
  groups: readonly NavigationOptions[];
  /** Null: none of them, and `placeholder` shows. */
  selectedId: string | null;
  placeholder?: string;
  isDisabled?: boolean;
  onSelect: (id: string) => void;
};

/**
 * What a tab bar or a small side menu is on a phone (spec §2). The device's own select: it opens the picker that people
 * know there, at the size of their fingers.
 */
export function NavigationSelect({
  label,
  groups,
  selectedId,
  placeholder = 'Choose',
  isDisabled = false,
  onSelect,
}: NavigationSelectProps) {
  return (
    <span className="relative block min-w-0 flex-1">
      <select
        aria-label={label}
        disabled={isDisabled}
        value={selectedId ?? ''}
        onChange={(event) => onSelect(event.target.value)}
        className="h-10 w-full appearance-none truncate rounded-control border border-line-strong bg-surface pr-9 pl-3 text-base disabled:border-line disabled:bg-well disabled:text-ink-faint"
      >
        <option value="" hidden>
          {placeholder}
        </option>
        {groups.map(({ id, label: heading, options }) =>
          heading ? (
            <optgroup key={id} label={heading}>
              {options.map(toOption)}
            </optgroup>
          ) : (
            options.map(toOption)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint"
        strokeWidth={1.75}
      />
    </span>
  );
}

function toOption({ id, label, count }: NavigationOption) {
  return (
    <option key={id} value={id}>
      {count === undefined ? label : `${label} (${spelt(count)})`}
    </option>
  );
}
