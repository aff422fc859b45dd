import { graphql } from 'react-relay/hooks';
import type { WebpagesScreenQuery$data } from '#generated/WebpagesScreenQuery';

export type WebpageRow = WebpagesScreenQuery$data['articles']['nodes'][number];

/** What the list shows of a webpage. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment webpageRow_article on Article {
    id
    title
    status
    includeInGpt
    passageCount
    webpage {
      url
      fetchedAt
      changedAt
    }
    ...GptStatus_article
  }
`;
