let inFlight = 0;
const waiting = new Set<() => void>();

/** Counts a request of ours until the answered function is called. */
export function requestBegan(): () => void {
  inFlight += 1;
  return () => {
    inFlight -= 1;
    if (inFlight > 0) return;
    for (const listener of waiting) listener();
  };
}

/** Whether no request to the API is on its way. */
export function isQuiet(): boolean {
  return inFlight === 0;
}

/** Calls back each time that the last request on its way was answered. Answers how to stop. */
export function onQuiet(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}
