import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type FoundConversationsQuery } from '#generated/FoundConversationsQuery';
import { timezone } from '#ui/timezone.ts';
import { type Command } from './command.ts';
import { conversationCommand } from './conversationCommand.ts';

type Hit = FoundConversationsQuery['response']['searchConversations']['hits'][number];
type Found = { query: string; hits: readonly Hit[]; hasFailed: boolean };

/** Typing faster than this asks once. */
const PAUSE_MS = 200;
/** More the API does not take. */
const LONGEST = 500;
const NOTHING: Found = { query: '', hits: [], hasFailed: false };

/**
 * What the API finds among all conversations: by visitor, mail address and number, and by what was written. The hits of the
 * search before stand until those of the next are there.
 */
export function useFoundConversations(query: string) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim().slice(0, LONGEST);

  useEffect(() => {
    if (wanted === '') return undefined;
    let stop = () => {};
    const timer = setTimeout(() => {
      const asked = fetchQuery<FoundConversationsQuery>(
        environment,
        graphql`
          query FoundConversationsQuery($query: String!, $timezone: String) {
            searchConversations(query: $query, first: 8, timezone: $timezone) {
              hits {
                conversation {
                  id
                  version
                  number
                  visitorName
                  visitorEmail
                }
                message {
                  id
                }
                excerpt {
                  text
                }
              }
            }
          }
        `,
        { query: wanted, timezone: timezone() },
      ).subscribe({
        next: ({ searchConversations }) =>
          setFound({ query: wanted, hits: searchConversations.hits, hasFailed: false }),
        error: () => setFound({ query: wanted, hits: [], hasFailed: true }),
      });
      stop = () => asked.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
    // Another attempt asks the same again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [environment, wanted, attempt]);

  function retry() {
    setFound(NOTHING);
    setAttempt(attempt + 1);
  }

  const isSearching = wanted !== '' && found.query !== wanted;
  return {
    commands: found.hits.map((hit) => commandOf(hit, found.query)),
    isSearching,
    hasFailed: found.hasFailed && wanted !== '' && !isSearching,
    retry,
  };
}

/** Found by what was written, it says what that was, and leads there. */
function commandOf({ conversation, message, excerpt }: Hit, foundBy: string): Command {
  const command = { ...conversationCommand(conversation), foundBy };
  if (!message) return command;
  const to = `${command.to}?${new URLSearchParams({ message: message.id })}`;
  return { ...command, to, detail: excerpt.map(({ text }) => text).join('') };
}
