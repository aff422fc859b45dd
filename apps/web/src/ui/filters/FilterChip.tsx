import { useRef } from 'react';
import { Chip } from '../Chip.tsx';
import { lazyOverlay } from '../lazyOverlay.tsx';
import { describeSelection, type Filter } from './filter.ts';

const FilterOptions = lazyOverlay(() => import('./FilterOptions.tsx'));
const FilterPeriod = lazyOverlay(() => import('./FilterPeriod.tsx'));
const FilterText = lazyOverlay(() => import('./FilterText.tsx'));

type FilterChipProps = {
  filter: Filter;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onRemove: () => void;
};

/** One filter: pressing it opens what can be chosen, the cross takes it off. */
export function FilterChip({ filter, isOpen, onOpen, onClose, onRemove }: FilterChipProps) {
  const { id, label, selected, isRequired = false, isUsual = false, isPeriod = false, isText = false } = filter;
  const Choices = isPeriod ? FilterPeriod : isText ? FilterText : FilterOptions;
  const ref = useRef<HTMLButtonElement>(null);
  const value = describeSelection(filter);

  function remove() {
    ref.current?.focus();
    onRemove();
  }

  return (
    // By its name the bar gives the focus back.
    <span data-filter={id} className="contents">
      <Chip
        label={isRequired ? undefined : label}
        value={value}
        button={{
          ref,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-label': `${label}: ${value}`,
          onClick: onOpen,
        }}
        onRemove={!isRequired && !isUsual && selected.length > 0 ? remove : undefined}
      />
      {isOpen && <Choices filter={filter} triggerRef={ref} onClose={onClose} />}
    </span>
  );
}
