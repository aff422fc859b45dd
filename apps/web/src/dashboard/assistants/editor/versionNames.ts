import { graphql } from 'react-relay/hooks';

/** What a version calls by an id, with its name, also where visitors find it no more. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment versionNames_version on AssistantVersion {
    namedArticles {
      id
      title
    }
    namedProducts {
      id
      title
    }
    namedFlows {
      id
      name
    }
    namedForms {
      id
      name
    }
  }
`;
