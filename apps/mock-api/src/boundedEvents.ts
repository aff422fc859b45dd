import { EventEmitter } from 'node:events';
import { domainError } from '#errors.ts';
import type { Events } from '#events.ts';

/** How many events may wait for one subscriber before it is dropped. */
const QUEUE_LIMIT = 1000;

/**
 * Events within this process. Publishing never waits and never throws: a subscriber that lets its queue overflow gets
 * nothing any more, and reading on throws OVERLOADED.
 */
export function createEvents(queueLimit = QUEUE_LIMIT): Events {
  const emitter = new EventEmitter().setMaxListeners(0);
  const nameOf = (topic: string, key: string) => `${topic} ${key}`;

  return {
    publish: (topic, key, payload) => void emitter.emit(nameOf(topic, key), payload),
    subscribe: (topic, key) => {
      const name = nameOf(topic, key);
      return boundedQueue({
        limit: queueLimit,
        attach: (push) => emitter.on(name, push),
        detach: (push) => emitter.off(name, push),
      });
    },
  };
}

type QueueOptions<T> = {
  limit: number;
  attach: (push: (item: T) => void) => void;
  detach: (push: (item: T) => void) => void;
};

type Waiting<T> = { resolve: (result: IteratorResult<T>) => void };

/** An iterator over what is pushed, in order; listens from its making until it is ended or overflows. */
function boundedQueue<T>({ limit, attach, detach }: QueueOptions<T>): AsyncIterableIterator<T> {
  const items: T[] = [];
  const readers: Waiting<T>[] = [];
  let state: 'open' | 'ended' | 'overflowed' = 'open';

  const close = (next: 'ended' | 'overflowed') => {
    if (state !== 'open') return;
    state = next;
    items.length = 0;
    detach(push);
    for (const reader of readers.splice(0)) reader.resolve({ done: true, value: undefined });
  };
  const push = (item: T) => {
    const reader = readers.shift();
    if (reader) return reader.resolve({ done: false, value: item });
    if (items.length < limit) return void items.push(item);
    close('overflowed');
  };
  attach(push);

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (state === 'overflowed') throw domainError('OVERLOADED', 'This subscription fell too far behind.');
      if (state === 'ended') return { done: true, value: undefined };
      const [item] = items;
      if (items.length > 0 && item !== undefined) {
        items.shift();
        return { done: false, value: item };
      }
      return new Promise((resolve) => readers.push({ resolve }));
    },
    async return() {
      close('ended');
      return { done: true, value: undefined };
    },
  };
}
