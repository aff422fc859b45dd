import { useEffect, useState, type RefObject } from 'react';
import { type LoadMoreFn } from 'react-relay/hooks';
import { type ConversationThreadPaginationQuery } from '#generated/ConversationThreadPaginationQuery';

const PAGE = 50;
/** Pixels from the top at which the older page is asked for. */
const NEAR = 200;

type OlderMessages = {
  box: RefObject<HTMLElement | null>;
  hasPrevious: boolean;
  isLoadingPrevious: boolean;
  loadPrevious: LoadMoreFn<ConversationThreadPaginationQuery>;
};

/** Loads the page before when the reader comes near the top, and remembers when that failed. */
export function useOlderMessages({ box, hasPrevious, isLoadingPrevious, loadPrevious }: OlderMessages) {
  const [hasFailed, setHasFailed] = useState(false);

  function load() {
    loadPrevious(PAGE, { onComplete: (error) => setHasFailed(error !== null) });
  }

  function check() {
    if (!hasPrevious || isLoadingPrevious || hasFailed || !box.current) return;
    if (box.current.scrollTop < NEAR) load();
  }

  // A page that does not fill the window can never be scrolled. One without layout has no window to fill.
  useEffect(() => {
    if (box.current && box.current.clientHeight > 0 && box.current.scrollHeight <= box.current.clientHeight) check();
  });

  function retry() {
    setHasFailed(false);
    load();
  }

  return { check, retry, hasFailed };
}
