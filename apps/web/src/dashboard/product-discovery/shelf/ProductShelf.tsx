import { graphql, useFragment } from 'react-relay/hooks';
import { type ProductShelf_shelf$key } from '#generated/ProductShelf_shelf';
import { ProductCards } from './ProductCards.tsx';
import { ProductComparison } from './ProductComparison.tsx';

/** The products of a message, as the visitor got them. */
export function ProductShelf({ shelf: key }: { shelf: ProductShelf_shelf$key }) {
  const { layout, cards } = useFragment(
    graphql`
      fragment ProductShelf_shelf on ProductShelf {
        layout
        cards {
          ...productCard_card @relay(mask: false)
        }
      }
    `,
    key,
  );
  return layout === 'Compare' ? <ProductComparison cards={cards} /> : <ProductCards cards={cards} />;
}
