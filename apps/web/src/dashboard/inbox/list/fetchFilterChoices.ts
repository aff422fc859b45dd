import { fetchQuery, graphql } from 'react-relay/hooks';
import { type fetchFilterChoicesQuery, type fetchFilterChoicesQuery$data } from '#generated/fetchFilterChoicesQuery';
import { environment } from '#relay/environment.ts';
import { ASIDE } from '#relay/network.ts';

export type FilterChoices = fetchFilterChoicesQuery$data;

/** What the inbox can be filtered by, as it is now. */
export function fetchFilterChoices(): Promise<FilterChoices | undefined> {
  return fetchQuery<fetchFilterChoicesQuery>(
    environment,
    graphql`
      query fetchFilterChoicesQuery {
        colleagues {
          id
          name
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
        assistants {
          id
          title
        }
        conversationLanguages
        savedViews {
          id
          name
          query
          isMine
        }
      }
    `,
    {},
    { networkCacheConfig: ASIDE },
  ).toPromise();
}
