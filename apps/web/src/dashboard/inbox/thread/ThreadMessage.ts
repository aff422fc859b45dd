import { graphql } from 'react-relay/hooks';

/** What the thread itself needs of each message: spread without a mask wherever messages arrive. */
export const threadMessage = graphql`
  fragment ThreadMessage_message on Message {
    id
    key
    kind
    author
    authorName
    createdAt
    sequence
    takenBackAt
  }
`;
