import { graphql } from 'react-relay/hooks';

/** What the frame shows of the person and the company beside their names: one request for what stands in three places. */
export const framePerson = graphql`
  query FramePersonQuery {
    currentUser {
      id
      name
      avatar
      client {
        name
        logo
        manuallyInvoiced
        subscription {
          status
        }
      }
    }
  }
`;
