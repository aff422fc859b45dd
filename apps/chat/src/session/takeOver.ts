import * as v from 'valibot';
import type { ChatMemory } from './chatMemory.ts';

/** A window that was opened by a chat asks for it, and is answered by it. */
export const HANDOVER = 'parley.handover';
/** So long the chat that opened this window may take to answer, in milliseconds. */
const ANSWERS_IN = 3000;

/** Who the visitor is, and which conversation they look at. */
export type Handover = { token: string | null; conversationId: string | null };

const answerSchema = v.object({
  kind: v.literal(HANDOVER),
  handover: v.object({ token: v.string(), conversationId: v.nullable(v.string()) }),
});

/**
 * Goes on as the visitor of the chat that opened this window, in their conversation. Without an answer, or where this was
 * done before, `memory` stays as it is.
 */
export function takeOver(memory: Pick<ChatMemory, 'token' | 'keepToken' | 'keepConversationId'>): Promise<void> {
  const opener: Window | null = window.opener;
  if (!opener || memory.token() !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ANSWERS_IN);
    window.addEventListener('message', take);
    opener.postMessage({ kind: HANDOVER }, location.origin);

    function take({ source, origin, data }: MessageEvent) {
      if (source !== opener || origin !== location.origin || !v.is(answerSchema, data)) return;
      memory.keepToken(data.handover.token);
      memory.keepConversationId(data.handover.conversationId);
      done();
    }
    function done() {
      clearTimeout(timer);
      window.removeEventListener('message', take);
      resolve();
    }
  });
}
