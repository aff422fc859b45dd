import { graphql, useFragment } from 'react-relay/hooks';
import { type Understood_query$key } from '#generated/Understood_query';
import { Badge } from '#ui/Badge.tsx';
import { priceText } from '../../priceText.ts';

type UnderstoodProps = {
  query: Understood_query$key;
  currency: string;
  /** The question itself. */
  text: string;
  hidesSoldOut: boolean;
  onAsk: (query: string) => void;
};

/** What was understood of a question. */
export function Understood({ query: key, currency, hidesSoldOut }: UnderstoodProps) {
  const { words, colours, sizes, minPrice, maxPrice, without, inStock, onSale } = useFragment(
    graphql`
      fragment Understood_query on UnderstoodQuery {
        words
        colours
        sizes
        minPrice
        maxPrice
        without
        inStock
        onSale
      }
    `,
    key,
  );
  const price = priceOf(minPrice, maxPrice, currency);
  const parts = [
    ...words.map((word) => ({ label: null, value: word })),
    ...(colours.length > 0 ? [{ label: 'colour', value: colours.join(' or ') }] : []),
    ...(sizes.length > 0 ? [{ label: 'size', value: sizes.join(' or ') }] : []),
    ...(price ? [{ label: 'price', value: price }] : []),
    ...(without.length > 0 ? [{ label: 'not', value: without.join(', ') }] : []),
    ...(onSale ? [{ label: null, value: 'on sale' }] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span id="understood" className="text-xs text-ink-muted">
        Understood
      </span>
      <ul aria-labelledby="understood" className="contents">
        {parts.map(({ label, value }) => (
          <li
            key={`${label} ${value}`}
            className="inline-flex h-6 items-center gap-1.5 rounded-control bg-brand-soft px-2 text-dense"
          >
            {label && <span className="text-ink-muted">{label}</span>}
            <span className="font-medium">{value}</span>
          </li>
        ))}
        {(inStock || hidesSoldOut) && (
          <li className="inline-flex items-center">
            <Badge>{inStock ? 'In stock' : 'In stock, by rule'}</Badge>
          </li>
        )}
      </ul>
    </div>
  );
}

function priceOf(min: number | null | undefined, max: number | null | undefined, currency: string): string | null {
  if (typeof min === 'number' && typeof max === 'number')
    return `${priceText(currency, min)} to ${priceText(currency, max)}`;
  if (typeof max === 'number') return `up to ${priceText(currency, max)}`;
  return typeof min === 'number' ? `from ${priceText(currency, min)}` : null;
}
