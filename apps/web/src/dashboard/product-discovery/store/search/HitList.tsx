import { Pin } from 'lucide-react';
import { type SearchConsole_store$data } from '#generated/SearchConsole_store';
import { Badge } from '#ui/Badge.tsx';
import { amountText } from '../../priceText.ts';
import { ProductTitle } from '../catalogue/ProductTitle.tsx';
import { Stock } from '../catalogue/Stock.tsx';
import { ProductRuleMenu } from '../rules/ProductRuleMenu.tsx';
import { type StoreRulesEditor } from '../rules/useStoreRules.ts';

type Hit = NonNullable<SearchConsole_store$data['search']>['hits'][number];

type HitListProps = {
  hits: readonly Hit[];
  currency: string;
  rules: StoreRulesEditor;
  /** What was looked for: pins hold for it. */
  query: string;
};

/** What is shown, best first. */
export function HitList({ hits, currency, rules, query }: HitListProps) {
  return (
    <table className="w-full table-fixed text-dense max-md:table-auto">
      <caption className="sr-only">What the assistant shows</caption>
      <thead>
        <tr className="h-[34px] border-b border-line text-left text-xs font-medium text-ink-faint max-md:hidden">
          <th scope="col" className="w-10 pl-5 font-medium">
            <span className="sr-only">Rank</span>
          </th>
          <th scope="col" className="font-medium">
            Product
          </th>
          <th scope="col" className="w-24 text-right font-medium">
            Stock
          </th>
          <th scope="col" className="w-24 text-right font-medium">
            {currency}
          </th>
          <th scope="col" className="w-28 text-right font-medium">
            Match
          </th>
          <th scope="col" className="w-14 pr-4">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {hits.map(({ product, match, isPinned, card }, index) => (
          <tr key={product.id} className="h-14 border-b border-line tabular-nums">
            <td className="w-10 pl-5 text-ink-muted max-md:pr-3 max-md:pl-4">{index + 1}</td>
            {/* Without a head the name takes what the others leave, and no more. */}
            <td className="max-md:w-full max-md:max-w-0">
              <ProductTitle
                product={{ ...product, choices: card.variant || product.choices }}
                aside={
                  isPinned && (
                    <Badge tone="live" icon={Pin}>
                      Pinned
                    </Badge>
                  )
                }
              />
            </td>
            <td className="w-24 text-right max-md:hidden">
              <Stock quantity={product.stockQuantity} inStock={product.inStock} />
            </td>
            <td className="w-24 text-right max-md:w-20">
              {typeof card.compareAtPrice === 'number' && (
                <s className="mr-1.5 text-ink-muted max-md:block max-md:mr-0">{amountText(card.compareAtPrice)}</s>
              )}
              <span className="font-medium">{amountText(card.price)}</span>
            </td>
            <td aria-label={`Match ${match.toFixed(2)}`} className="w-28 max-md:hidden">
              <span className="flex items-center justify-end gap-2">
                <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-well">
                  <span
                    className="block h-full rounded-full bg-brand"
                    style={{ width: `${Math.round(match * 100)}%` }}
                  />
                </span>
                <span className="text-ink-muted">{match.toFixed(2)}</span>
              </span>
            </td>
            <td className="w-14 pr-4 text-right">
              {rules.mayChange && <ProductRuleMenu product={product} rules={rules} words={query} isPinned={isPinned} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
