import { lastMessages, type LastMessages, newMessages } from '#conversation/newMessages.ts';
import type { Parts } from './Chat.ts';

/** So long another tab may take to say that the visitor reads it there, in milliseconds. */
const READ_WITHIN = 1000;

/**
 * Lets messages be heard that come while nobody looks, unless the assistant or the visitor wants no sound. Returns an
 * unsubscribe function.
 */
export function soundNews({ store, memory, page }: Pick<Parts, 'store' | 'memory' | 'page'>): () => void {
  let known: LastMessages | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = store.subscribe(() => {
    const { phase, conversations } = store.get();
    if (phase !== 'open') return;
    const isNew = known !== null && newMessages(conversations, known).length > 0;
    known = lastMessages(conversations);
    if (!isNew || page.isVisible()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { conversations: now, assistant } = store.get();
      const isUnread = now.some(({ unreadCount }) => unreadCount > 0);
      if (isUnread && !memory.isMuted() && assistant?.config.appearance.playsSound) page.chime(memory.name);
    }, READ_WITHIN);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
