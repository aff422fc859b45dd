import { type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { type Option } from './option.ts';

type OptionListProps = {
  /** What stands there when there are no options. */
  empty?: ReactNode;
  /** Left out where the library filters the options it was given itself. */
  options?: readonly Option[];
};

/** The open list of a Select or ComboBox, as wide as its control at the least. */
export function OptionList({ options, empty = 'No results found.' }: OptionListProps) {
  return (
    <Popover
      offset={4}
      className="max-w-[calc(100vw-16px)] min-w-(--trigger-width) overflow-auto rounded-card bg-raised p-1 text-dense text-ink shadow-overlay outline-none motion-safe:data-entering:animate-pop"
    >
      <ListBox
        items={options}
        className="grid outline-none"
        renderEmptyState={() => <div className="px-2 py-1.5 text-ink-faint">{empty}</div>}
      >
        {(option: Option) => <Row key={option.id} option={option} />}
      </ListBox>
    </Popover>
  );
}

function Row({ option: { id, label, detail, icon, isDisabled } }: { option: Option }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className="flex min-h-[30px] cursor-default items-center gap-2 rounded-control px-2 py-1 outline-none data-disabled:text-ink-faint data-focused:bg-hover data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus max-md:min-h-10"
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className="grid min-w-0 flex-1">
            <span className="truncate">{label}</span>
            {detail && <span className="truncate text-xs text-ink-muted">{detail}</span>}
          </span>
          {isSelected && <Check aria-hidden className="size-4 flex-none text-brand" strokeWidth={2} />}
        </>
      )}
    </ListBoxItem>
  );
}
