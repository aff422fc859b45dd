declare global {
  interface Window {
    /** What the page has asked for by itself, and by whose token: see scripts/askAhead.js. */
    PARLEY_AHEAD?: { token: string; answers: Record<string, Promise<Response | undefined>> };
  }
}

/** An answer is for the load of the page, not for a visit to the same screen later. */
const FRESH_MS = 20_000;

/**
 * Takes over, once, the answer to a GET that the page has sent before its code was there. Resolves to undefined when there is
 * none for this URL and token, or it failed on the way: then the caller asks. Rejects as soon as `signal` aborts.
 */
export async function takeAskedAhead(url: string, token: string | null, signal?: AbortSignal | null) {
  const { PARLEY_AHEAD: ahead } = window;
  const answer = ahead?.answers[url];
  if (!ahead || !answer) return undefined;
  delete ahead.answers[url];
  if (ahead.token !== token || performance.now() > FRESH_MS) return undefined;
  return new Promise<Response | undefined>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Given up.', { cause: signal.reason })));
    answer.then(resolve, () => resolve(undefined));
  });
}
