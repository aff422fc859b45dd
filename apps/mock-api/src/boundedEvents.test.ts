import { describe, expect, it } from 'vitest';
import { createEvents } from './boundedEvents.ts';

const typing = (name: string) => ({
  conversationId: 'c',
  author: 'Agent' as const,
  name,
  isTyping: true,
  typistId: name,
});

describe('events', () => {
  it('reach every subscriber of their topic and key, in order, from the moment of subscribing', async () => {
    const events = createEvents();
    events.publish('typing:changed', 'c', typing('too early'));
    const [first, second] = [events.subscribe('typing:changed', 'c'), events.subscribe('typing:changed', 'c')];
    const other = events.subscribe('typing:changed', 'd');
    events.publish('typing:changed', 'c', typing('a'));
    events.publish('typing:changed', 'c', typing('b'));
    events.publish('typing:changed', 'd', typing('c'));

    expect((await first.next()).value).toMatchObject({ name: 'a' });
    expect((await first.next()).value).toMatchObject({ name: 'b' });
    expect((await second.next()).value).toMatchObject({ name: 'a' });
    expect((await other.next()).value).toMatchObject({ name: 'c' });
  });

  it('are handed to whoever already waits', async () => {
    const events = createEvents();
    const subscriber = events.subscribe('typing:changed', 'c');
    const [one, two] = [subscriber.next(), subscriber.next()];
    events.publish('typing:changed', 'c', typing('a'));
    events.publish('typing:changed', 'c', typing('b'));

    expect([(await one).value, (await two).value]).toMatchObject([{ name: 'a' }, { name: 'b' }]);
  });

  it('end for a subscriber who leaves, also while it waits', async () => {
    const subscriber = createEvents().subscribe('typing:changed', 'c');
    const waiting = subscriber.next();
    await subscriber.return?.();

    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await subscriber.next()).toEqual({ done: true, value: undefined });
  });

  it('drop a subscriber whose queue is full, and nobody else', async () => {
    const events = createEvents(2);
    const stalled = events.subscribe('typing:changed', 'c');
    const lively = events.subscribe('typing:changed', 'c');
    for (const name of ['a', 'b', 'c', 'd']) {
      events.publish('typing:changed', 'c', typing(name));
      expect((await lively.next()).value).toMatchObject({ name });
    }

    await expect(stalled.next()).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } });
  });
});
