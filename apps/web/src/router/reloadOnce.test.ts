import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('reloadOnce', () => {
  it('loads the page again, and not a second time right after', () => {
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does it again for a later failure', () => {
    reloadOnce(reload);
    vi.advanceTimersByTime(5 * 60_000);

    expect(reloadOnce(reload)).toBe(true);
  });

  it('leaves a page alone where something unsaved would be lost', () => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);

    const isReloading = reloadOnce(reload);
    window.removeEventListener('beforeunload', hold);

    expect(isReloading).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    // Nothing was tried, so the next failure may.
    expect(reloadOnce(reload)).toBe(true);
  });
});
