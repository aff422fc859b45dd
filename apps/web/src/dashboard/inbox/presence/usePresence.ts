import { createContext, useContext, useEffect, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import { type PresenceChanged } from '#generated/PresenceChanged';
import { useIsHere } from './useIsHere.ts';

export type Colleague = PresenceChanged['response']['presenceChanged']['others'][number];

const NOBODY: readonly Colleague[] = [];

/** Who else has the open conversation open. */
export const Colleagues = createContext(NOBODY);

export const useColleagues = () => useContext(Colleagues);

/**
 * Who else has the conversation open. To ask is to be there: colleagues see the viewer for as long, so nothing is asked
 * while nobody looks.
 */
export function usePresence(conversationId: string): readonly Colleague[] {
  const environment = useRelayEnvironment();
  const isHere = useIsHere();
  const [others, setOthers] = useState(NOBODY);

  useEffect(() => {
    if (!isHere) return undefined;
    const { dispose } = requestSubscription<PresenceChanged>(environment, {
      subscription: graphql`
        subscription PresenceChanged($conversationId: ID!) {
          presenceChanged(conversationId: $conversationId) {
            conversationId
            others {
              isTyping
              user {
                id
                name
                avatar
              }
            }
          }
        }
      `,
      variables: { conversationId },
      onNext: (event) => setOthers(event?.presenceChanged.others ?? NOBODY),
      onError: () => setOthers(NOBODY),
    });
    return () => {
      dispose();
      setOthers(NOBODY);
    };
  }, [environment, conversationId, isHere]);

  return others;
}
