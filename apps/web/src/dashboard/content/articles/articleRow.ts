import { graphql } from 'react-relay/hooks';
import type { ArticlesScreenQuery$data } from '#generated/ArticlesScreenQuery';

export type ArticleRow = ArticlesScreenQuery$data['articles']['nodes'][number];

/** What lists show of an article; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment articleRow_article on Article {
    id
    title
    status
    publishAt
    helpfulUp
    helpfulDown
    updatedAt
    category {
      id
      name
    }
    author {
      id
      name
      avatar
    }
    draft {
      hasChanges
    }
    published {
      id
    }
    ...GptStatus_article
  }
`;
