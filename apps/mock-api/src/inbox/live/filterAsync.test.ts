import { expect, it } from 'vitest';
import { createEvents } from '#boundedEvents.ts';
import { filterAsync } from './filterAsync.ts';

const event = (userId: string) => ({ sessionId: userId });

it('passes what it is asked to pass, in order', async () => {
  const events = createEvents();
  const stream = filterAsync(events.subscribe('session:ended', 'all'), ({ sessionId }) => sessionId !== 'b');

  for (const id of ['a', 'b', 'b', 'c']) events.publish('session:ended', 'all', event(id));

  expect([await stream.next(), await stream.next()].map(({ value }) => value)).toEqual([event('a'), event('c')]);
});

it('ends while it waits for the next event', async () => {
  const stream = filterAsync(createEvents().subscribe('session:ended', 'all'), () => true);

  const waiting = stream.next();
  await stream.return?.();

  expect(await waiting).toMatchObject({ done: true });
});

it('lets go of its source even when nobody ever read from it', async () => {
  let hasLetGo = false;
  const source = createEvents().subscribe('session:ended', 'all');
  const watched = {
    next: () => source.next(),
    return: async () => {
      hasLetGo = true;
      return { done: true as const, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };

  await filterAsync(watched, () => true).return?.();

  expect(hasLetGo).toBe(true);
});
