import { graphql, useMutation } from 'react-relay';
import { type RevokeOtherSessions } from '#generated/RevokeOtherSessions';
import { type RevokeSession } from '#generated/RevokeSession';

/** Signs the person out elsewhere: on one device, or on all others. Both reject with what the API says. */
export function useRevokeSessions() {
  const [commitOne, isRevokingOne] = useMutation<RevokeSession>(graphql`
    mutation RevokeSession($id: ID!) {
      revokeSession(id: $id) {
        ...SessionsList_security
      }
    }
  `);
  const [commitOthers, isRevokingOthers] = useMutation<RevokeOtherSessions>(graphql`
    mutation RevokeOtherSessions {
      revokeOtherSessions {
        ...SessionsList_security
      }
    }
  `);

  return {
    revoke: (id: string) =>
      new Promise<void>((resolve, reject) => {
        commitOne({ variables: { id }, onCompleted: () => resolve(), onError: reject });
      }),
    revokeOthers: () =>
      new Promise<void>((resolve, reject) => {
        commitOthers({ variables: {}, onCompleted: () => resolve(), onError: reject });
      }),
    isRevoking: isRevokingOne || isRevokingOthers,
  };
}
