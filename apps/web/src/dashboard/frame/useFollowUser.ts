import { useEffect } from 'react';
import { registerView } from '#relay/subscriptions.ts';
import { verifyCurrentUser } from '#session/currentUser.ts';

/** After a gap in the live connection the person is asked for again, too: their role may have changed meanwhile. */
export function useFollowUser() {
  useEffect(() => registerView({ query: 'GetCurrentUser', refetch: verifyCurrentUser, isFollowed: false }), []);
}
