import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useSession } from '#session/sessionStore.ts';
import { showUnsent } from '../list/unsent.ts';
import { draftsOf } from './drafts.ts';
import { watchDrafts } from './openDrafts.ts';
import { useOutbox } from './outboxStore.ts';
import { unsentOf } from './unsentOf.ts';

/** Tells the list's rows what their reader wrote and did not send, also in another tab. */
export function useUnsentReplies() {
  const userId = useSession(({ auth }) => auth.userId);
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;
  const outbox = useOutbox();

  // The composer that was left has kept its draft, so they are read anew whenever another conversation is opened.
  useEffect(() => {
    const own = outbox.filter(({ senderId }) => senderId === userId);
    const show = () => showUnsent(unsentOf({ drafts: draftsOf(userId), outbox: own, openId }));
    show();
    window.addEventListener('storage', show);
    const unwatch = watchDrafts(show);
    return () => {
      window.removeEventListener('storage', show);
      unwatch();
    };
  }, [userId, openId, outbox]);

  // Whoever signs in next finds none of it.
  useEffect(() => () => showUnsent({}), []);
}
