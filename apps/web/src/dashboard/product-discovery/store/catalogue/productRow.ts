import { graphql } from 'react-relay/hooks';
import { type Catalogue_store$data } from '#generated/Catalogue_store';

export type ProductRow = Catalogue_store$data['products']['nodes'][number];

/** What lists show of a product. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment productRow_product on Product {
    id
    externalId
    title
    choices
    imageUrl
    url
    productType
    price
    compareAtPrice
    inStock
    stockQuantity
  }
`;
