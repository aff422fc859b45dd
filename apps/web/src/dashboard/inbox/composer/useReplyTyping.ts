import { useCallback, useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { type SetTyping } from '#generated/SetTyping';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { type Mode } from './drafts.ts';

/** Told again this often while somebody types: the server lets it fade after 6 seconds. */
const AGAIN_AFTER = 3000;
/** Without a key for this long nobody types any more. */
const STOPS_AFTER = 4000;

/**
 * Tells that an agent is typing, the visitor too unless it is a note: at most once in 3 seconds, and once when it ends. Say
 * `stopped` before the mode changes.
 */
export function useReplyTyping(conversationId: string, mode: Mode) {
  const [send] = useAsyncMutation<SetTyping>(graphql`
    mutation SetTyping($conversationId: ID!, $isTyping: Boolean!, $isNote: Boolean!) {
      setTyping(conversationId: $conversationId, isTyping: $isTyping, isNote: $isNote)
    }
  `);
  const isNote = mode === 'Note';
  const toldAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopped = useCallback(() => {
    clearTimeout(timer.current);
    if (toldAt.current === 0) return;
    toldAt.current = 0;
    // Nobody misses a lost signal: it fades by itself.
    send({ conversationId, isTyping: false, isNote }).catch(() => {});
  }, [send, conversationId, isNote]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stopped, STOPS_AFTER);
    if (Date.now() - toldAt.current < AGAIN_AFTER) return;
    toldAt.current = Date.now();
    send({ conversationId, isTyping: true, isNote }).catch(() => {});
  }, [send, conversationId, isNote, stopped]);

  useEffect(() => stopped, [stopped]);

  return { typed, stopped };
}
