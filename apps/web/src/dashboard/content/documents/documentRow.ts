import { graphql } from 'react-relay/hooks';
import type { DocumentsScreenQuery$data } from '#generated/DocumentsScreenQuery';

export type DocumentRow = DocumentsScreenQuery$data['articles']['nodes'][number];

/** What the list shows of a document. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment documentRow_article on Article {
    id
    title
    updatedAt
    passageCount
    category {
      id
      name
    }
    document {
      name
      size
      receivedBytes
      pages
      sameAs {
        id
        title
      }
    }
    ...GptStatus_article
  }
`;
