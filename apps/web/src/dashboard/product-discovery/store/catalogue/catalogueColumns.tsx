import { Badge } from '#ui/Badge.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { amountText } from '../../priceText.ts';
import { type ProductRow } from './productRow.ts';
import { ProductTitle } from './ProductTitle.tsx';
import { Stock } from './Stock.tsx';

type Shown = { currency: string; excluded: ReadonlySet<string> };

/** What is shown of each product. */
export const catalogueColumns = ({ currency, excluded }: Shown): readonly TableColumn<ProductRow>[] => [
  {
    id: 'title',
    header: 'Product',
    isRowHeader: true,
    sorts: 'ascending',
    width: '2fr',
    cell: (product) => (
      <ProductTitle product={product} aside={excluded.has(product.externalId) && <Badge>Excluded</Badge>} />
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
];
