import { ChevronDown } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';

type CardChoiceProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** What a card of the report is about, chosen at its head. */
export function CardChoice<Id extends string>({ label, options, value, onChange }: CardChoiceProps<Id>) {
  const chosen = options.find(({ id }) => id === value)?.label ?? '';
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'options',
          selectedId: value,
          entries: options.map((option) => ({ ...option, onAction: () => onChange(option.id) })),
        },
      ]}
      renderTrigger={(props) => (
        <Button {...props} size="sm" variant="ghost" aria-label={`${label}: ${chosen}`}>
          {chosen}
          <ChevronDown aria-hidden className="size-3.5" strokeWidth={2} />
        </Button>
      )}
    />
  );
}
