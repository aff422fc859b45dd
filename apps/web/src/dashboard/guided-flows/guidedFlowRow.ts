import { graphql } from 'react-relay/hooks';
import type { GuidedFlowsScreen_flows$data } from '#generated/GuidedFlowsScreen_flows';

export type GuidedFlowRow = GuidedFlowsScreen_flows$data['guidedFlows']['edges'][number]['node'];

/** What lists show of a flow; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment guidedFlowRow_flow on GuidedFlow {
    id
    name
    status
    presentation {
      type
      lineOne
      lineTwo
      lineThree
    }
    draft {
      content
      hasChanges
    }
    published {
      id
      number
    }
    publishedIssues {
      message
    }
    publishedWarnings
    usedIn {
      id
      title
    }
    begunBy {
      id
      question
    }
    starts
    completions
    updatedAt
    archivedAt
  }
`;
