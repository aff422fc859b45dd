import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '#background/inBackground.ts';
import type { Send } from '#outside/request.ts';

const ATTEMPTS = 5;

/** Sends a webhook, and again where it was not taken, as shops do; nobody waits for it. */
export function deliver(send: Send, request: () => Request): void {
  inBackground('Delivering a webhook of a shop', async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const answer = await send(request()).catch(() => null);
      if (answer?.ok) return;
      // oxlint-disable-next-line no-await-in-loop
      await sleep(500 * attempt, undefined, { ref: false });
    }
  });
}
