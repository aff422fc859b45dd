import { useEffect, useRef, type RefObject } from 'react';
import { type LoadMoreFn } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { type ConversationThreadPaginationQuery } from '#generated/ConversationThreadPaginationQuery';

const PAGE = 100;

type Thread = {
  box: RefObject<HTMLElement | null>;
  /** Those that are loaded. */
  ids: readonly string[];
  hasPrevious: boolean;
  isLoadingPrevious: boolean;
  loadPrevious: LoadMoreFn<ConversationThreadPaginationQuery>;
};

/**
 * Brings the message that the address names into sight, as a search's hit does, loading older ones until it is there.
 * Answers which it is. Every message stands in an element with `data-message`.
 */
export function useJumpToMessage({ box, ids, hasPrevious, isLoadingPrevious, loadPrevious }: Thread): string | null {
  const [params] = useSearchParams();
  const wanted = params.get('message');
  const settled = useRef<string | null>(null);

  useEffect(() => {
    if (wanted === null || settled.current === wanted || isLoadingPrevious) return;
    if (ids.includes(wanted)) {
      settled.current = wanted;
      const message = box.current?.querySelector(`[data-message="${CSS.escape(wanted)}"]`);
      message?.firstElementChild?.scrollIntoView({ block: 'center' });
    } else if (hasPrevious) {
      loadPrevious(PAGE, {
        // The thread says that it failed; one may scroll up instead.
        onComplete: (error) => {
          if (error) settled.current = wanted;
        },
      });
    }
  }, [wanted, ids, hasPrevious, isLoadingPrevious, loadPrevious, box]);

  return wanted;
}
