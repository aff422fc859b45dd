import type { Send } from '#outside/request.ts';

/** Where a service that is played keeps what it knows, for one test. */
export function keepInMemory() {
  let kept: string | null = null;
  return { load: async () => kept, save: async (state: string) => void (kept = state) };
}

/** As `fetch`, which gives up when it is told to: what is played in the process does not know that nobody waits for it any more. */
export const givingUp =
  (send: Send): Send =>
  (request) =>
    Promise.race([
      send(request),
      new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
    ]);
