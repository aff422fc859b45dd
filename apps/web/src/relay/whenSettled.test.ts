import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestBegan } from './inFlight.ts';
import { whenSettled } from './whenSettled.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => vi.useRealTimers());

/** Some time passes in which the browser has nothing to do. */
function rest() {
  vi.advanceTimersByTime(300);
  for (const callback of idle.splice(0)) callback();
}

it('waits for what the screen asked for, and for what that led to', () => {
  const start = vi.fn<() => void>();
  const first = requestBegan();
  whenSettled(start);
  rest();
  expect(start).not.toHaveBeenCalled();

  first();
  const second = requestBegan();
  rest();
  expect(start).not.toHaveBeenCalled();

  second();
  rest();
  rest();
  expect(start).toHaveBeenCalledOnce();
});

it('waits until the browser is idle', () => {
  const start = vi.fn<() => void>();
  whenSettled(start);
  vi.advanceTimersByTime(4000);
  expect(start).not.toHaveBeenCalled();

  rest();
  expect(start).toHaveBeenCalledOnce();
});

it('does not wait for ever for an answer that does not come', () => {
  const start = vi.fn<() => void>();
  const answered = requestBegan();
  whenSettled(start);
  vi.advanceTimersByTime(5000);
  expect(start).toHaveBeenCalledOnce();

  answered();
  rest();
  expect(start).toHaveBeenCalledOnce();
});

it('does nothing once it was stopped', () => {
  const start = vi.fn<() => void>();
  const stop = whenSettled(start);
  vi.advanceTimersByTime(300);
  stop();
  rest();

  expect(start).not.toHaveBeenCalled();
});
