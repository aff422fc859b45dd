import { isQuiet, onQuiet } from './inFlight.ts';

/** How long no request may have been on its way for a screen to count as shown. */
const QUIET_MS = 200;
/** So long is waited at most: one answer that does not come must not keep back all the rest. */
const LONGEST_MS = 5000;

/**
 * Calls `start` once, when the page has loaded, what the screen asked for has come and the browser is idle; after five seconds
 * in any case. Answers how to stop.
 */
export function whenSettled(start: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isOver = false;
  const longest = setTimeout(finish, LONGEST_MS);

  function stop() {
    isOver = true;
    clearTimeout(longest);
    forget();
    deaf();
    window.removeEventListener('load', wait);
  }

  function finish() {
    if (isOver) return;
    stop();
    start();
  }

  function settle() {
    if (isOver || !isQuiet()) return;
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => (isQuiet() ? finish() : undefined));
    else finish();
  }

  function forget() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  function wait() {
    forget();
    if (document.readyState !== 'complete' || !isQuiet()) return;
    const rest = () => {
      timer = setTimeout(settle, QUIET_MS);
    };
    // What came is drawn first, however long that takes; a page in the background draws nothing.
    if (document.visibilityState === 'hidden') rest();
    else frame = requestAnimationFrame(rest);
  }

  const deaf = onQuiet(wait);
  window.addEventListener('load', wait);
  wait();
  return stop;
}
