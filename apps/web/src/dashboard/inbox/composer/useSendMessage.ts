import { useCallback } from 'react';
import { useSession } from '#session/sessionStore.ts';
import { messageKey } from './messageKey.ts';
import { queued, retried, settled, type OutgoingMessage, type Written } from './outbox.ts';
import { changeOutbox } from './outboxStore.ts';
import { useDeliverMessage } from './useDeliverMessage.ts';

/**
 * Sends the replies and notes of one conversation. Each stands in the outbox until it is stored; one that failed stays
 * there with the reason, and is tried again by its author, or by `ResendUnanswered`.
 */
export function useSendMessage(conversationId: string) {
  const deliver = useDeliverMessage();
  const senderId = useSession(({ auth }) => auth.userId);

  const send = useCallback(
    (written: Written) => {
      if (!senderId) return;
      const createdAt = new Date().toISOString();
      const message: OutgoingMessage = {
        key: messageKey(),
        conversationId,
        senderId,
        ...written,
        createdAt,
        failure: null,
      };
      changeOutbox((outbox) => queued(outbox, message));
      void deliver(message);
    },
    [conversationId, deliver, senderId],
  );

  const retry = useCallback(
    (message: OutgoingMessage) => {
      changeOutbox((outbox) => retried(outbox, message.key));
      void deliver(message);
    },
    [deliver],
  );

  const discard = useCallback((key: string) => changeOutbox((outbox) => settled(outbox, key)), []);

  return { send, retry, discard };
}
