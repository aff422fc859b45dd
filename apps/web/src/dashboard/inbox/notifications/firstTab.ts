/**
 * One of a person's tabs is the first and makes itself heard for all; another one takes over when it is closed. Answers how
 * to ask and how to step back.
 */
export function standForFirstTab(): { isFirst: () => boolean; leave: () => void } {
  const leaving = new AbortController();
  if (!('locks' in navigator)) return { isFirst: () => true, leave: () => {} };
  let isFirst = false;
  navigator.locks
    .request('parley.notifications', { signal: leaving.signal }, async () => {
      isFirst = true;
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
    })
    // Stepped back while it was another tab's.
    .catch(() => {});
  return { isFirst: () => isFirst, leave: () => leaving.abort() };
}
