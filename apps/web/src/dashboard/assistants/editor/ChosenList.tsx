import { X } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';

type Chosen = { id: string; name: string };

type ChosenListProps = {
  label: string;
  items: readonly Chosen[];
  onChange: (ids: string[]) => void;
  isDisabled: boolean;
};

/** What was chosen one by one, in an order that can be changed. */
export function ChosenList({ label, items, onChange, isDisabled }: ChosenListProps) {
  const ids = (chosen: readonly Chosen[]) => chosen.map(({ id }) => id);
  return (
    <ReorderList
      label={label}
      items={items}
      nameOf={({ name }) => name}
      onReorder={(ordered) => onChange(ids(ordered))}
      isDisabled={isDisabled}
    >
      {({ id, name }, { handle, moveButtons }) => (
        <div className="flex min-h-9 items-center gap-1 py-0.5 pr-1 pl-3">
          {handle}
          <span className="min-w-0 flex-1 truncate text-dense">{name}</span>
          {moveButtons}
          {!isDisabled && (
            <IconButton
              icon={X}
              label={`Remove ${name}`}
              onClick={() => onChange(ids(items.filter((item) => item.id !== id)))}
            />
          )}
        </div>
      )}
    </ReorderList>
  );
}
