import { useEffect } from 'react';
import { useConnection } from '#relay/connectionStore.ts';
import { useSession } from '#session/sessionStore.ts';
import { retried } from './outbox.ts';
import { changeOutbox, unansweredOf } from './outboxStore.ts';
import { useDeliverMessage } from './useDeliverMessage.ts';

/**
 * Sends again what nobody answered, of all conversations, once there is a connection: one after the other, in the order in
 * which it was written. Where nobody answers again, all that follows waits for the next time; what is refused holds up nothing.
 * Draws nothing; its code comes with that of the composer, or after a reload that found something left.
 */
export default function ResendUnanswered() {
  const deliver = useDeliverMessage();
  const senderId = useSession(({ auth }) => auth.userId);

  useEffect(() => {
    let isSending = false;

    async function resend() {
      if (isSending) return;
      isSending = true;
      for (const message of unansweredOf(senderId)) {
        changeOutbox((outbox) => retried(outbox, message.key));
        if (!(await deliver(message))) break;
      }
      isSending = false;
    }

    const again = () => void resend();
    window.addEventListener('online', again);
    const unsubscribe = useConnection.subscribe(({ status }, before) => {
      if (status.kind === 'live' && before.status.kind !== 'live') again();
    });
    // The connection may have stood before this code came.
    if (useConnection.getState().status.kind === 'live') again();
    return () => {
      window.removeEventListener('online', again);
      unsubscribe();
    };
  }, [senderId, deliver]);

  return null;
}
