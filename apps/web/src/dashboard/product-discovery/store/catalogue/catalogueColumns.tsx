import { EyeOff, Pin } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { amountText } from '../../priceText.ts';
import { ProductRuleMenu } from '../rules/ProductRuleMenu.tsx';
import { type StoreRulesEditor } from '../rules/useStoreRules.ts';
import { type ProductRow } from './productRow.ts';
import { ProductTitle } from './ProductTitle.tsx';
import { Stock } from './Stock.tsx';

type Shown = { currency: string; rules: StoreRulesEditor };

/** What is shown of each product. */
export const catalogueColumns = ({ currency, rules }: Shown): readonly TableColumn<ProductRow>[] => [
  {
    id: 'title',
    header: 'Product',
    isRowHeader: true,
    sorts: 'ascending',
    width: '2fr',
    cell: (product) => (
      <ProductTitle
        product={product}
        aside={
          <>
            {rules.isExcluded(product) && <Badge icon={EyeOff}>Excluded</Badge>}
            {rules.pinsOf(product) > 0 && (
              <Badge tone="live" icon={Pin}>
                Pinned
              </Badge>
            )}
          </>
        }
      />
    ),
  },
  {
    id: 'type',
    header: 'Kind',
    width: '0.7fr',
    onPhones: 'hidden',
    cell: ({ productType }) => <span className="block truncate text-ink-muted">{productType}</span>,
  },
  {
    id: 'stock',
    header: 'Stock',
    width: 96,
    align: 'end',
    sorts: 'ascending',
    onPhones: 'plain',
    cell: ({ stockQuantity, inStock }) => <Stock quantity={stockQuantity} inStock={inStock} />,
  },
  {
    id: 'price',
    header: currency,
    width: 96,
    align: 'end',
    sorts: 'ascending',
    cell: ({ price, compareAtPrice }) => (
      <>
        {typeof compareAtPrice === 'number' && compareAtPrice > price && (
          <s className="mr-1.5 text-ink-muted">{amountText(compareAtPrice)}</s>
        )}
        <span className="font-medium">{amountText(price)}</span>
      </>
    ),
  },
  ...(rules.mayChange ? [actions(rules)] : []),
];

const actions = (rules: StoreRulesEditor): TableColumn<ProductRow> => ({
  id: 'acts',
  header: 'Actions',
  width: 56,
  align: 'end',
  onPhones: 'plain',
  cell: (product) => (
    <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
      <ProductRuleMenu product={product} rules={rules} words="" isPinned={rules.pinsOf(product) > 0} />
    </span>
  ),
});
