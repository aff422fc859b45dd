/**
 * The events that `passes` lets through. Listens from its making and lets go of its source when it is ended, even while
 * it waits for the next event.
 */
export function filterAsync<T>(
  source: AsyncIterableIterator<T>,
  passes: (event: T) => boolean,
): AsyncIterableIterator<T> {
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      for (;;) {
        const result = await source.next();
        if (result.done || passes(result.value)) return result;
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}
