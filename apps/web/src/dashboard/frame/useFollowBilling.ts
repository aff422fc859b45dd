import { type ConcreteRequest } from 'relay-runtime';
import { onBillingChanged } from '#billing/billingChanges.ts';
import { onConversationEvent } from '#dashboard/inbox/list/conversationEvents.ts';
import { useRefetchOn } from './useRefetchOn.ts';

/** However much is written, it is asked once in this time. */
const COUNT_MS = 3000;

/**
 * Keeps what a query without variables says of plan and usage up to date, when plan or bill change; where messages count,
 * also as they are written.
 */
export function useFollowBilling(query: ConcreteRequest, countsMessages = false) {
  useRefetchOn(
    query,
    {},
    {
      event: countsMessages ? onBillingOrMessages : onBillingChanged,
      isFollowed: countsMessages,
    },
  );
}

function onBillingOrMessages(ask: () => void): () => void {
  const stops = [onBillingChanged(ask), whenWritten(ask)];
  return () => stops.forEach((stop) => stop());
}

/** Asks some time after something was written, once for all that is written meanwhile. Returns an unsubscribe function. */
function whenWritten(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onConversationEvent(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      ask();
    }, COUNT_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
