declare global {
  interface Window {
    /** What the page has asked for by itself, with whose token: see scripts/askAhead.js. */
    PARLEY_AHEAD?: { token: string; answers: Record<string, Promise<Response>> };
  }
}

/** An answer is for the load of the page, not for a visit to the same screen later. */
const FRESH_MS = 20_000;

/** The answer to a request that the page has sent before its code was there, once, and only to who it was sent for. */
export function takeAskedAhead(url: string, token: string | null): Promise<Response> | undefined {
  const { PARLEY_AHEAD: ahead } = window;
  const answer = ahead?.answers[url];
  if (!ahead || !answer) return undefined;
  delete ahead.answers[url];
  return ahead.token === token && performance.now() < FRESH_MS ? answer : undefined;
}
