import type { Observable, Subscription } from 'relay-runtime';
import { useWrites } from './writes.ts';

/**
 * Asks for records that have no version, by `query`, but never beside a write: an answer from before it would undo on the
 * screen what was just saved. What a write interrupts is asked again once that is done. `ask` resolves when there is an answer, a
 * fault or a write in its way; it never rejects.
 */
export function refetchAfterMutations(query: () => Observable<unknown>) {
  let asking: Subscription | null = null;
  let isOwed = false;

  async function ask(): Promise<void> {
    isOwed = useWrites.getState() > 0;
    if (isOwed) return;
    asking?.unsubscribe();
    await new Promise<void>((resolve) => {
      const end = () => resolve();
      // What is shown stays until an answer comes.
      asking = query().subscribe({ error: end, complete: end, unsubscribe: end });
    });
  }

  const stopListening = useWrites.subscribe((count) => {
    if (count === 0) {
      if (isOwed) void ask();
    } else if (asking && !asking.closed) {
      asking.unsubscribe();
      isOwed = true;
    }
  });

  return {
    ask,
    stop: () => {
      stopListening();
      asking?.unsubscribe();
    },
  };
}
