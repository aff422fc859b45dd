import { graphql } from 'react-relay/hooks';

/** The draft of a flow; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment guidedFlowDraft_flow on GuidedFlow {
    name
    status
    updatedAt
    presentation {
      type
      lineOne
      lineTwo
      lineThree
    }
    draft {
      content
      revision
      savedByName
      savedAt
      hasChanges
    }
  }
`;

/** What visitors run of a flow; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment guidedFlowDraft_published on GuidedFlow {
    status
    updatedAt
    published {
      id
      number
      content
      note
      publishedAt
      publishedByName
    }
  }
`;
