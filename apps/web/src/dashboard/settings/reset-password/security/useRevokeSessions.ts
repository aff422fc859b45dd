import { graphql } from 'react-relay/hooks';
import { type RevokeOtherSessions } from '#generated/RevokeOtherSessions';
import { type RevokeSession } from '#generated/RevokeSession';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Signs the person out elsewhere: on one device, or on all others. Both reject with what the API says. */
export function useRevokeSessions() {
  const [sendOne, isRevokingOne] = useAsyncMutation<RevokeSession>(graphql`
    mutation RevokeSession($id: ID!) {
      revokeSession(id: $id) {
        ...SessionsList_security
      }
    }
  `);
  const [sendOthers, isRevokingOthers] = useAsyncMutation<RevokeOtherSessions>(graphql`
    mutation RevokeOtherSessions {
      revokeOtherSessions {
        ...SessionsList_security
      }
    }
  `);

  return {
    revoke: (id: string) => sendOne({ id }),
    revokeOthers: () => sendOthers({}),
    isRevoking: isRevokingOne || isRevokingOthers,
  };
}
