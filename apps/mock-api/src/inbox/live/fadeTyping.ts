import type { EventPayloads } from '#events.ts';

type TypingEvent = EventPayloads['typing:changed'];
type Typist = { event: TypingEvent; fadesAt: number };

/** How long somebody counts as typing after their last sign of it, in milliseconds. */
export const TYPING_FADES_AFTER = 6000;

/**
 * `source`, where an «is typing» that is not renewed within 6 seconds is followed by a «no longer types»: a typist whose
 * browser went away does not type for ever. Nothing is kept beyond the subscriber.
 */
export function fadeTyping(source: AsyncIterableIterator<TypingEvent>): AsyncIterableIterator<TypingEvent> {
  const typists = new Map<string, Typist>();
  let upcoming: Promise<IteratorResult<TypingEvent>> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const nextFade = () =>
    new Promise<TypingEvent>((resolve) => {
      const [first] = [...typists.values()].toSorted((a, b) => a.fadesAt - b.fadesAt);
      if (!first) return;
      const faded = { ...first.event, isTyping: false };
      timer = setTimeout(() => resolve(faded), first.fadesAt - performance.now());
    });

  const remember = (event: TypingEvent): IteratorResult<TypingEvent> => {
    typists.delete(event.typistId);
    if (event.isTyping) typists.set(event.typistId, { event, fadesAt: performance.now() + TYPING_FADES_AFTER });
    return { done: false, value: event };
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      upcoming ??= source.next();
      const arrived = await Promise.race([upcoming, nextFade()]);
      clearTimeout(timer);
      if ('typistId' in arrived) return remember(arrived);
      upcoming = null;
      return arrived.done ? arrived : remember(arrived.value);
    },
    async return() {
      clearTimeout(timer);
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}
