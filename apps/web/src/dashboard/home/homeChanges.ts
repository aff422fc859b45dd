import { onConversationEvent } from '#dashboard/inbox/list/conversationEvents.ts';
import { onContentChanged } from '#dashboard/content/contentChanges.ts';

/** However much happens, Home is asked for no more often. */
const PAUSE_MS = 2000;

/** Calls the listener some time after conversations or content have changed. Returns an unsubscribe function. */
export function onHomeChanged(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      listener();
    }, PAUSE_MS);
  };
  const stops = [onConversationEvent(soon), onContentChanged(soon)];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
