import { describe, expect, it, vi } from 'vitest';
import { createGapBuffer } from './gapBuffer.ts';

describe('gap buffer', () => {
  it('applies events at once while the connection is whole', () => {
    const applied: string[] = [];

    createGapBuffer().receive(() => applied.push('event'));

    expect(applied).toEqual(['event']);
  });

  it('fetches the active views first, then applies what came meanwhile, in order', async () => {
    const gap = createGapBuffer();
    const applied: string[] = [];
    const fetched = withResolvers();
    gap.register(view(() => fetched.promise.then(() => applied.push('view'))));

    const closing = gap.close(Promise.resolve());
    gap.receive(() => applied.push('first'));
    gap.receive(() => applied.push('second'));
    fetched.resolve();
    await closing;

    expect(applied).toEqual(['view', 'first', 'second']);
  });

  it('goes on with events when a view cannot be fetched', async () => {
    const gap = createGapBuffer();
    const applied: string[] = [];
    gap.register(view(() => Promise.reject(new Error('No answer'))));

    const closing = gap.close(Promise.resolve());
    gap.receive(() => applied.push('event'));
    await closing;

    expect(applied).toEqual(['event']);
  });

  it('keeps events for the newest fetch when another gap opens during the first', async () => {
    const gap = createGapBuffer();
    const applied: string[] = [];
    let fetches = 0;
    const slow = withResolvers();
    gap.register(
      view(() => {
        fetches += 1;
        return fetches === 1 ? slow.promise : Promise.resolve(applied.push('view'));
      }),
    );

    const first = gap.close(Promise.resolve());
    gap.receive(() => applied.push('event'));
    await Promise.resolve();
    const second = gap.close(Promise.resolve());
    slow.resolve();
    await Promise.all([first, second]);

    expect(applied).toEqual(['view', 'event']);
  });

  it('no longer fetches a view that has gone, and forgets events on reset', async () => {
    const gap = createGapBuffer();
    const applied: string[] = [];
    const unregister = gap.register(view(async () => applied.push('view')));
    unregister();

    const closing = gap.close(Promise.resolve());
    gap.receive(() => applied.push('event'));
    gap.reset();
    await closing;

    expect(applied).toEqual([]);
  });

  it('keeps an event that overtakes the answer to a query until that is there', () => {
    const gap = createGapBuffer();
    const applied: string[] = [];

    const answered = gap.asked('Inbox');
    gap.receive(() => applied.push('event'));
    expect(applied).toEqual([]);
    applied.push('answer');
    answered();

    expect(applied).toEqual(['answer', 'event']);
  });

  it('does not let a query that hangs silence everything', async () => {
    const gap = createGapBuffer({ holdLimit: 10 });
    const applied: string[] = [];

    gap.asked('Inbox');
    gap.receive(() => applied.push('event'));

    await vi.waitFor(() => expect(applied).toEqual(['event']));
  });

  it('looks again, once, for what was asked for before the first subscriptions stood', async () => {
    const gap = createGapBuffer({ secondLook: 0 });
    const refetched: string[] = [];
    for (const query of ['Early', 'Late']) gap.register({ query, refetch: async () => refetched.push(query) });
    gap.asked('Early')();
    const standing = withResolvers();

    const beginning = gap.begin(standing.promise);
    standing.resolve();
    await standing.promise;
    await Promise.resolve();
    gap.asked('Late')();
    await beginning;

    expect(refetched).toEqual(['Early']);
  });

  it('looks again for what no event changes only after a later gap', async () => {
    const gap = createGapBuffer({ secondLook: 0 });
    const refetched: string[] = [];
    gap.register({ query: 'User', refetch: async () => refetched.push('User'), isFollowed: false });
    gap.asked('User')();

    await gap.begin(Promise.resolve());
    expect(refetched).toEqual([]);

    await gap.close(Promise.resolve());
    expect(refetched).toEqual(['User']);
  });

  it('leaves the second look to the next connection when the first is lost before', async () => {
    const gap = createGapBuffer({ secondLook: 0 });
    const refetched: string[] = [];
    gap.register(view(async () => refetched.push('view')));

    const beginning = gap.begin(Promise.resolve());
    gap.lost();
    await beginning;
    expect(refetched).toEqual([]);

    await gap.close(Promise.resolve());
    expect(refetched).toEqual(['view']);
  });

  it('does not hold the events of the next person for the queries of the one before', () => {
    const gap = createGapBuffer();
    const applied: string[] = [];
    const answered = gap.asked('Inbox');
    gap.reset();

    gap.receive(() => applied.push('event'));
    answered();
    gap.receive(() => applied.push('another'));

    expect(applied).toEqual(['event', 'another']);
  });
});

function view(refetch: () => Promise<unknown>) {
  return { query: 'View', refetch };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
