import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type useDirectoryQuery } from '#generated/useDirectoryQuery';

/** The company's people, teams and labels, and who one is oneself: asked for once, and kept. */
export function useDirectory() {
  return useLazyLoadQuery<useDirectoryQuery>(
    graphql`
      query useDirectoryQuery {
        currentUser {
          id
        }
        colleagues {
          id
          name
          avatar
        }
        teams {
          id
          name
        }
        labels {
          id
          name
          colour
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
}
