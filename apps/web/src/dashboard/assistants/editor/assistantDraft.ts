import { graphql } from 'react-relay/hooks';

/** The draft of an assistant, and what follows from it; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment assistantDraft_assistant on Assistant {
    draft {
      config
      revision
      savedByName
      savedAt
      hasChanges
      isSomebodyOnline
      images {
        path
        address
      }
      namedArticles {
        id
        title
      }
      namedProducts {
        id
        title
      }
      products {
        blockId
        cards {
          ...productCard_card @relay(mask: false)
        }
      }
      articles {
        blockId
        articleId
        title
        language
      }
    }
  }
`;
