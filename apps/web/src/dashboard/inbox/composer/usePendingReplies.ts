import { useEffect } from 'react';
import { useSession } from '#session/sessionStore.ts';
import { repliesIn, settled, type Outbox } from './outbox.ts';
import { changeOutbox, useOutbox } from './outboxStore.ts';

/** One's replies to a conversation that are not among its stored messages, whose keys are given. */
export function usePendingReplies(conversationId: string, storedKeys: readonly string[]): Outbox {
  const senderId = useSession(({ auth }) => auth.userId);
  const replies = repliesIn(useOutbox(), { conversationId, senderId });
  const stored = replies.filter(({ key }) => storedKeys.includes(key));

  // Else one whose answer was lost would be pending again once the thread no longer reaches back to it.
  const arrived = stored.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (arrived !== '') changeOutbox((outbox) => settled(outbox, ...arrived.split(' ')));
  }, [arrived]);

  return replies.filter((reply) => !stored.includes(reply));
}
