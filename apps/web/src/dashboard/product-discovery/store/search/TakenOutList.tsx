import { EyeOff, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type SearchConsole_store$data } from '#generated/SearchConsole_store';
import { Badge } from '#ui/Badge.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { amountText } from '../../priceText.ts';
import { ProductTitle } from '../catalogue/ProductTitle.tsx';
import { type StoreRulesEditor } from '../rules/useStoreRules.ts';

type TakenOut = NonNullable<SearchConsole_store$data['search']>['takenOut'][number];

/** What was found and a rule keeps out. */
export function TakenOutList({ takenOut, rules }: { takenOut: readonly TakenOut[]; rules: StoreRulesEditor }) {
  return (
    <section aria-labelledby="taken-out">
      <div className="flex h-9 items-center border-b border-line px-5 text-xs text-ink-muted max-md:px-4">
        <h2 id="taken-out">Taken out by your rules</h2>
        <span className="ml-2 tabular-nums">{takenOut.length}</span>
        <Link to="?tab=rules" className="ml-auto rounded-sm font-medium text-brand hover:underline">
          Edit rules
        </Link>
      </div>
      <ul>
        {takenOut.map(({ product, because, rank }) => (
          <li
            key={product.id}
            className="flex min-h-14 items-center gap-4 border-b border-line py-2 pr-4 pl-[52px] text-dense max-md:pl-4"
          >
            <span className="min-w-0 flex-1">
              <ProductTitle
                isFaint
                product={{ ...product, choices: `${product.choices ? `${product.choices}, ` : ''}would rank ${rank}` }}
                aside={<Badge icon={EyeOff}>{because}</Badge>}
              />
            </span>
            <span className="text-ink-muted tabular-nums">{amountText(product.price)}</span>
            {rules.mayChange && rules.isExcluded(product) && (
              <IconButton icon={Undo2} label={`Show ${product.title} again`} onClick={() => rules.include(product)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
