import { useEffect, useRef, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type useOpenConversation_conversation$key } from '#generated/useOpenConversation_conversation';
import { usePermission } from '#session/usePermission.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { useMarkUnread } from './useMarkUnread.ts';
import { useReadConversation } from './useReadConversation.ts';

/**
 * Reads the conversation when it is opened and whenever a message comes while it is looked at: once each, so that what the
 * server refused, or somebody has marked as unread, stays unread until another message comes or it is opened anew.
 */
export function useOpenConversation(conversation: useOpenConversation_conversation$key) {
  const { id, containMessagesUnreadByAgents, lastActivityAt } = useFragment(
    graphql`
      fragment useOpenConversation_conversation on Conversation {
        id
        version
        containMessagesUnreadByAgents
        lastActivityAt
      }
    `,
    conversation,
  );
  const mayRead = usePermission('MANAGE_CONVERSATIONS');
  const isLookedAt = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const { read } = useReadConversation();
  const { markUnread } = useMarkUnread();
  const settledAt = useRef<string>(undefined);

  useEffect(() => {
    if (!mayRead || !isLookedAt || !containMessagesUnreadByAgents || settledAt.current === lastActivityAt) return;
    settledAt.current = lastActivityAt;
    read(id);
    // `read` is a new function with each render and changes nothing here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, mayRead, isLookedAt, containMessagesUnreadByAgents, lastActivityAt]);

  async function leaveUnread() {
    settledAt.current = lastActivityAt;
    try {
      await markUnread(id);
      notify({ kind: 'success', title: 'Marked as unread.' });
    } catch (error) {
      notify({ kind: 'error', title: 'The conversation could not be marked as unread.', detail: messageOf(error) });
    }
  }

  return { leaveUnread: mayRead ? () => void leaveUnread() : undefined };
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
