import { graphql } from 'react-relay/hooks';
import { type ProductShelf_shelf$data } from '#generated/ProductShelf_shelf';

export type ProductCardShown = ProductShelf_shelf$data['cards'][number];

/** A product as chats show it. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment productCard_card on ProductCard {
    productId
    title
    variant
    summary
    imageUrl
    url
    cartUrl
    currency
    price
    compareAtPrice
    stock
    facts {
      name
      value
    }
  }
`;
