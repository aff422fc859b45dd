import { graphql } from 'react-relay/hooks';

/** The draft of an article; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment articleDraft_article on Article {
    draft {
      content {
        title
        summary
        body
        slug
        seoTitle
        seoDescription
      }
      revision
      savedByName
      savedAt
      hasChanges
    }
  }
`;

/** What readers see of an article; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment articleDraft_published on Article {
    title
    slug
    helpCentreUrl
    status
    publishedAt
    publishAt
    updatedAt
    published {
      id
      number
      content {
        title
        summary
        body
        slug
        seoTitle
        seoDescription
      }
    }
    ...GptStatus_article
    ...AnsweredBy_article
  }
`;
