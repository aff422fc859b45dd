import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from '#boundedEvents.ts';
import { fadeTyping } from './fadeTyping.ts';

const typing = (typistId: string, isTyping = true) => ({
  typistId,
  conversationId: 'conv_1',
  author: 'Agent' as const,
  name: typistId,
  isTyping,
});

/** What a subscriber has seen so far, as «Maya types» and «Maya stops». */
function watch() {
  const events = createEvents();
  const stream = fadeTyping(events.subscribe('typing:changed', 'conv_1'));
  const seen: string[] = [];
  const ended = (async () => {
    for await (const { name, isTyping } of stream) seen.push(`${name} ${isTyping ? 'types' : 'stops'}`);
  })();
  const publish = (event: ReturnType<typeof typing>) => events.publish('typing:changed', 'conv_1', event);
  return { publish, stream, seen, ended };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fadeTyping', () => {
  it('ends a typing that nobody renews after 6 seconds', async () => {
    const { publish, seen } = watch();

    publish(typing('Maya'));
    await vi.advanceTimersByTimeAsync(5999);
    expect(seen).toEqual(['Maya types']);
    await vi.advanceTimersByTimeAsync(1);

    expect(seen).toEqual(['Maya types', 'Maya stops']);
  });

  it('counts from the last sign of typing', async () => {
    const { publish, seen } = watch();

    publish(typing('Maya'));
    await vi.advanceTimersByTimeAsync(4000);
    publish(typing('Maya'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(['Maya types', 'Maya types']);
    await vi.advanceTimersByTimeAsync(1000);

    expect(seen.at(-1)).toBe('Maya stops');
  });

  it('does not end what has ended', async () => {
    const { publish, seen } = watch();

    publish(typing('Maya'));
    publish(typing('Maya', false));
    await vi.advanceTimersByTimeAsync(20_000);

    expect(seen).toEqual(['Maya types', 'Maya stops']);
  });

  it('lets each of several typists fade in their own time, and loses nothing meanwhile', async () => {
    const { publish, seen } = watch();

    publish(typing('Maya'));
    await vi.advanceTimersByTimeAsync(3000);
    publish(typing('Jonas'));
    await vi.advanceTimersByTimeAsync(3000);
    publish(typing('Priya'));
    await vi.advanceTimersByTimeAsync(6000);

    expect(seen).toEqual(['Maya types', 'Jonas types', 'Maya stops', 'Priya types', 'Jonas stops', 'Priya stops']);
  });

  it('ends at once when its subscriber leaves, and keeps no timer', async () => {
    const { publish, stream, ended } = watch();
    publish(typing('Maya'));
    await vi.advanceTimersByTimeAsync(100);

    await stream.return?.();
    await ended;

    expect(vi.getTimerCount()).toBe(0);
  });
});
