import { useEffect, useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type TypingChanged } from '#generated/TypingChanged';

/** The server lets typing fade after 6 seconds; a lost message must not leave it standing. */
const FADES_AFTER = 7000;

/** The name of the visitor who is typing in this conversation, or null. `lastMessageId`: a message ends the typing. */
export function useTyping(conversationId: string, lastMessageId: string | undefined): string | null {
  const [typing, setTyping] = useState<{ name: string } | null>(null);
  const [seenMessageId, setSeenMessageId] = useState(lastMessageId);
  if (seenMessageId !== lastMessageId) {
    setSeenMessageId(lastMessageId);
    setTyping(null);
  }

  useSubscription<TypingChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription TypingChanged($conversationId: ID!) {
            typingChanged(conversationId: $conversationId) {
              author
              name
              isTyping
            }
          }
        `,
        variables: { conversationId },
        onNext: (event) => {
          const change = event?.typingChanged;
          if (change?.author !== 'Visitor') return;
          setTyping(change.isTyping ? { name: change.name } : null);
        },
        onError: () => {},
      }),
      [conversationId],
    ),
  );

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setTyping(null), FADES_AFTER);
    return () => clearTimeout(timer);
  }, [typing]);

  return typing?.name ?? null;
}
