import { CircleAlert } from 'lucide-react';
import { count } from '#ui/format.ts';

const FEW = 5;

/** How many there are: few and none are said in words too. */
export function Stock({ quantity, inStock }: { quantity: number | null | undefined; inStock: boolean }) {
  if (!inStock) return <span className="text-critical">Sold out</span>;
  if (typeof quantity !== 'number') return <span className="text-ink-muted">In stock</span>;
  if (quantity > FEW) return count(quantity);
  return (
    <span className="inline-flex items-center gap-1 text-caution">
      <CircleAlert aria-hidden className="size-3.5" strokeWidth={1.75} />
      {quantity} left
    </span>
  );
}
