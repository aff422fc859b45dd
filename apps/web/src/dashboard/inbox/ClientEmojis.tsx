import { createContext, use, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ClientEmojis_client$data, type ClientEmojis_client$key } from '#generated/ClientEmojis_client';

/** The company's name and its own emojis, by title. */
export type EmojisOfClient = Omit<ClientEmojis_client$data, ' $fragmentType'>;

const Known = createContext<EmojisOfClient>({ name: '', customEmojis: [] });

/** What messages within know of the company's own emojis. */
export function ClientEmojis({ client, children }: { client: ClientEmojis_client$key; children: ReactNode }) {
  const emojis = useFragment(
    graphql`
      fragment ClientEmojis_client on Client {
        name
        customEmojis {
          shortcode
          title
          image
        }
      }
    `,
    client,
  );
  return <Known value={emojis}>{children}</Known>;
}

export const useClientEmojis = () => use(Known);
