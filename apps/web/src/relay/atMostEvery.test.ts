import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then once for all that comes before the time is over', () => {
  const act = vi.fn<() => void>();
  const call = atMostEvery(3000, act);

  call();
  call();
  call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  expect(act).toHaveBeenCalledTimes(3);
});
