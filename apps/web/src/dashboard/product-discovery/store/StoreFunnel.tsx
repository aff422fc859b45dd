import { ChevronRight } from 'lucide-react';
import { count, percent } from '#ui/format.ts';
import { priceText } from '../priceText.ts';

type StoreFunnelProps = {
  shown: number;
  clicked: number;
  added: number;
  bought: number;
  revenue: number;
  currency: string;
  hasCart: boolean;
};

/** What came of showing a shop's products: of those who saw one, who went how far. */
export function StoreFunnel({ shown, clicked, added, bought, revenue, currency, hasCart }: StoreFunnelProps) {
  const share = (part: number, whole: number) => (whole > 0 ? ` ${percent(part / whole)}` : '');
  const steps = [
    { value: shown, label: 'times shown, 30 days' },
    { value: clicked, label: `clicked${share(clicked, shown)}` },
    ...(hasCart
      ? [
          { value: added, label: `added${share(added, clicked)}` },
          { value: bought, label: `bought${revenue > 0 ? ` ${priceText(currency, Math.round(revenue))}` : ''}` },
        ]
      : []),
  ];
  return (
    <ol aria-label="What came of showing products" className="flex items-center gap-3 text-dense max-md:hidden">
      {steps.map(({ value, label }, index) => (
        <li key={label} className="flex items-center gap-3">
          {index > 0 && <ChevronRight aria-hidden className="size-3.5 text-ink-faint" strokeWidth={1.75} />}
          <span className="grid">
            <span className="font-semibold tabular-nums">{count(value)}</span>
            <span className="text-xs whitespace-nowrap text-ink-muted tabular-nums">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
