import { graphql } from 'react-relay/hooks';
import type { CategoriesScreenQuery$data } from '#generated/CategoriesScreenQuery';

export type CategoryRow = CategoriesScreenQuery$data['articleCategories'][number];

/** What lists show of a category; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment categoryRow_category on ArticleCategory {
    id
    name
    slug
    description
    icon
    parentId
    position
    articleCount
    contentCount
  }
`;
