import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commitPending, createPending, forgetPending } from './pendingAct.ts';

// The page is back: other files' tests run in it.
afterEach(() => window.dispatchEvent(new Event('pageshow')));

function pending() {
  const takeBack = vi.fn<() => void>();
  const commit = vi.fn<() => void>();
  return { act: createPending({ takeBack, commit }), takeBack, commit };
}

describe('a pending act', () => {
  it('is committed when the page is left, once', () => {
    const { takeBack, commit, act } = pending();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    act.commit();
    act.undo();
    expect(commit).toHaveBeenCalledOnce();
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('that was taken back is never committed', () => {
    const { takeBack, commit, act } = pending();
    act.undo();
    act.commit();
    commitPending();
    expect(takeBack).toHaveBeenCalledOnce();
    expect(commit).not.toHaveBeenCalled();
  });

  it('is still heard of when another was left before', () => {
    const first = pending();
    window.dispatchEvent(new Event('pagehide'));
    const second = pending();
    window.dispatchEvent(new Event('pagehide'));
    expect(first.commit).toHaveBeenCalledOnce();
    expect(second.commit).toHaveBeenCalledOnce();
  });

  it('of a person who is gone is neither committed nor taken back', () => {
    const { takeBack, commit, act } = pending();
    forgetPending();
    act.commit();
    act.undo();
    window.dispatchEvent(new Event('pagehide'));
    expect(commit).not.toHaveBeenCalled();
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('ends in exactly one way, whatever happens in whatever order', () => {
    const steps = fc.array(fc.constantFrom('undo', 'commit', 'leave'), { minLength: 1 });
    fc.assert(
      fc.property(steps, (order) => {
        const { takeBack, commit, act } = pending();
        for (const step of order) {
          if (step === 'leave') commitPending();
          else act[step]();
        }
        expect([takeBack.mock.calls.length, commit.mock.calls.length]).toEqual(order[0] === 'undo' ? [1, 0] : [0, 1]);
      }),
    );
  });
});
