import { lazy, useRef } from 'react';
import { ChevronDown, X } from 'lucide-react';
import { LazyPart } from '../LazyPart.tsx';
import { describeSelection, type Filter } from './filter.ts';

const load = () => import('./FilterOptions.tsx');
const FilterOptions = lazy(load);

type FilterChipProps = {
  filter: Filter;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onRemove: () => void;
};

/** One filter: pressing it opens what can be chosen, the cross takes it off. */
export function FilterChip({ filter, isOpen, onOpen, onClose, onRemove }: FilterChipProps) {
  const { label, selected, isRequired } = filter;
  const ref = useRef<HTMLButtonElement>(null);
  const value = describeSelection(filter);
  const isRemovable = !isRequired && selected.length > 0;
  const preload = () => void load();

  return (
    <span className="inline-flex h-7 max-w-full flex-none items-center rounded-control bg-surface text-dense text-ink-muted inset-ring inset-ring-line max-md:h-9">
      <button
        ref={ref}
        type="button"
        data-filter={filter.id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${value}`}
        onClick={onOpen}
        onPointerEnter={preload}
        onFocus={preload}
        className={`flex h-full min-w-0 items-center gap-1.5 rounded-control pl-2.5 transition-colors hover:bg-hover aria-expanded:bg-press ${isRemovable ? 'pr-1' : 'pr-2'}`}
      >
        {!isRequired && <span className="flex-none">{label}</span>}
        <span className="max-w-48 truncate font-medium text-ink">{value}</span>
        {!isRemovable && <ChevronDown aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={2} />}
      </button>
      {isRemovable && (
        <button
          type="button"
          aria-label={`Remove the filter ${label}: ${value}`}
          onClick={() => {
            ref.current?.focus();
            onRemove();
          }}
          className="mr-0.5 grid size-6 flex-none place-items-center rounded-[4px] text-ink-faint transition-colors hover:bg-hover hover:text-ink max-md:size-8"
        >
          <X aria-hidden className="size-3.5" strokeWidth={2} />
        </button>
      )}
      {isOpen && (
        <LazyPart>
          <FilterOptions filter={filter} triggerRef={ref} onClose={onClose} />
        </LazyPart>
      )}
    </span>
  );
}
