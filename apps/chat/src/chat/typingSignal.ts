import type { Parts } from './Chat.ts';
import { isLocal } from './chatState.ts';

/** The API forgets a typist after 6 seconds; twice as often is often enough. In milliseconds. */
const RENEWED_EVERY = 3_000;

/** Tells the agents that the visitor types: seldom, and never twice that it has stopped. */
export function createTypingSignal({ api, store, session }: Parts, now = Date.now) {
  let toldAt: number | null = null;

  function tell(isTyping: boolean) {
    const { thread } = store.get();
    if (isLocal(thread)) return;
    toldAt = isTyping ? now() : null;
    session.call((token) => api.setTyping(token, thread, isTyping)).catch(() => {});
  }

  return function typed(text: string) {
    if (text.trim() === '') {
      if (toldAt !== null) tell(false);
    } else if (toldAt === null || now() - toldAt >= RENEWED_EVERY) {
      tell(true);
    }
  };
}
