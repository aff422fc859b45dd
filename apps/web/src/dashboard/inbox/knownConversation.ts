import { useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import * as v from 'valibot';
import { type knownConversationQuery } from '#generated/knownConversationQuery';

const Known = v.object({
  visitorName: v.string(),
  number: v.number(),
  status: v.picklist(['Open', 'Pending', 'Snoozed', 'Resolved']),
  /** The company's own emojis; known once any conversation was open. */
  client: v.fallback(
    v.nullable(
      v.object({
        name: v.string(),
        customEmojis: v.array(v.object({ shortcode: v.string(), title: v.string(), image: v.string() })),
      }),
    ),
    null,
  ),
});

export type KnownConversation = v.InferOutput<typeof Known>;

/** What the store has of a conversation, as the list or a search brought it; null while it has too little, or it is gone. */
export function useKnownConversation(id: string): KnownConversation | null {
  const { conversation } = useLazyLoadQuery<knownConversationQuery>(
    graphql`
      query knownConversationQuery($id: ID!) {
        conversation(id: $id) {
          visitorName
          number
          status
          client {
            name
            customEmojis {
              shortcode
              title
              image
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-only' },
  );
  return useMemo(() => {
    const { success, output } = v.safeParse(Known, conversation);
    return success ? output : null;
  }, [conversation]);
}
