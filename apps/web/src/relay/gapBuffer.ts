/** A view, by the query that loads it, and how to load it again as far as it is shown. */
export type View = {
  query: string;
  refetch: () => Promise<unknown>;
  /** False: no events change it. What was asked for before the first connection holds, only a later gap may have cost something. */
  isFollowed?: boolean;
};

/** How long an answer may keep events waiting: what hangs must not silence the rest. */
const HOLD_LIMIT_MS = 5000;
/** When to look again after the first connection, by when the page's views are there. */
const SECOND_LOOK_MS = 3000;

type Timing = { holdLimit?: number; secondLook?: number };

/**
 * Keeps views and events in step. Nothing is sent twice: an event is lost to whoever did not yet listen when it happened,
 * and one that comes before the answer to a query may be undone by it. So events wait while a query is under way, and
 * views that were asked for before the subscriptions stood are asked for again.
 */
export function createGapBuffer({ holdLimit = HOLD_LIMIT_MS, secondLook = SECOND_LOOK_MS }: Timing = {}) {
  const views = new Set<View>();
  const askedAt = new Map<string, number>();
  let holds = 0;
  let waiting: (() => void)[] = [];
  let person = 0;
  let gap = 0;
  /** Orders what happens, without a clock. */
  let moment = 0;

  /** Events wait until the answered function is called. */
  function hold(): () => void {
    const mine = person;
    let isHeld = true;
    holds += 1;
    return () => {
      if (!isHeld || mine !== person) return;
      isHeld = false;
      holds -= 1;
      if (holds > 0) return;
      const events = waiting;
      waiting = [];
      for (const apply of events) apply();
    };
  }

  async function fetchAskedBefore(stoodAt: number, isDue: (view: View) => boolean = () => true) {
    const stale = [...views].filter((view) => isDue(view) && (askedAt.get(view.query) ?? 0) < stoodAt);
    // A view that cannot be fetched shows its own error; events must go on.
    await Promise.allSettled(stale.map(({ refetch }) => refetch()));
  }

  return {
    /** A view to fetch again when it may have missed something. Answers how to take it off the list. */
    register(view: View): () => void {
      views.add(view);
      return () => void views.delete(view);
    },

    /** A query leaves. Answers what to call when its answer has reached the store, or none will. */
    asked(query: string): () => void {
      moment += 1;
      askedAt.set(query, moment);
      const release = hold();
      const limit = setTimeout(release, holdLimit);
      return () => {
        clearTimeout(limit);
        release();
      };
    },

    /** Applies an event now, or when the answers under way are there. */
    receive(apply: () => void) {
      if (holds > 0) waiting.push(apply);
      else apply();
    },

    /** The first connection. `ready` settles when the subscriptions stand: later, views asked for before that are fetched. */
    async begin(ready: Promise<unknown>) {
      const mine = (gap += 1);
      await ready;
      const stoodAt = (moment += 1);
      await new Promise((resolve) => {
        setTimeout(resolve, secondLook);
      });
      if (mine === gap) await fetchAskedBefore(stoodAt, ({ isFollowed = true }) => isFollowed);
    },

    /** The connection is gone: what is due is fetched when it is back. */
    lost() {
      gap += 1;
    },

    /** The connection is back: from here events wait for the views. `ready` settles when the subscriptions stand again. */
    async close(ready: Promise<unknown>) {
      const mine = (gap += 1);
      const release = hold();
      await ready;
      // After yet another gap that one's fetch counts.
      if (mine === gap) await fetchAskedBefore((moment += 1));
      release();
    },

    /** Forgets waiting events, which were meant for somebody who has left. */
    reset() {
      person += 1;
      gap += 1;
      holds = 0;
      waiting = [];
    },
  };
}

export type GapBuffer = ReturnType<typeof createGapBuffer>;
