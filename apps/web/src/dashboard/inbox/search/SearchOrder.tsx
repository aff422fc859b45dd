import { ChevronDown } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type InboxFilters } from '../list/inboxFilters.ts';

export type Order = InboxFilters['found'];

const ORDERS: readonly { id: Order; label: string }[] = [
  { id: 'best', label: 'Best match' },
  { id: 'newest', label: 'Newest' },
];

type SearchOrderProps = { order: Order; onOrder: (order: Order) => void };

/** In which order what was found stands, and the other one. */
export function SearchOrder({ order, onOrder }: SearchOrderProps) {
  const label = ORDERS.find(({ id }) => id === order)?.label;
  return (
    <Menu
      label="Order"
      groups={[
        {
          id: 'order',
          selectedId: order,
          entries: ORDERS.map(({ id, label: name }) => ({ id, label: name, onAction: () => onOrder(id) })),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="ghost" size="sm" aria-label={`Order: ${label}`} className="-mr-2">
          {label}
          <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
        </Button>
      )}
    />
  );
}
