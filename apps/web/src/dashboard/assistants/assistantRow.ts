import { graphql } from 'react-relay/hooks';
import { type AssistantsScreenQuery$data } from '#generated/AssistantsScreenQuery';

export type AssistantRow = AssistantsScreenQuery$data['assistants'][number];

/** What the list shows of an assistant: what lists it and what creates it select the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment assistantRow_assistant on Assistant {
    id
    type
    title
    avatar
    chatUrl
    isEnabled
    archivedAt
    lastPingAt
    lastPingUrl
    conversationsToday
    draft {
      hasChanges
    }
  }
`;
