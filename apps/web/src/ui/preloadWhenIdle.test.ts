import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('loads what is registered once somebody uses the page, one after the other', async () => {
  // What other files of the process have registered waits in the module that they share.
  vi.resetModules();
  const { preloadWhenIdle, startPreloading } = await import('./preloadWhenIdle.ts');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  let failFirst: (problem: Error) => void = () => {};
  const loadFirst = vi.fn<() => Promise<unknown>>(() => new Promise((_, reject) => void (failFirst = reject)));
  const loadSecond = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const loadLater = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  preloadWhenIdle(loadFirst);
  preloadWhenIdle(loadSecond);

  const stop = startPreloading();
  expect(loadFirst).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  expect(loadFirst).toHaveBeenCalledOnce();
  expect(loadSecond).not.toHaveBeenCalled();
  failFirst(new TypeError('It did not arrive.'));
  await vi.waitFor(() => expect(loadSecond).toHaveBeenCalledOnce());
  preloadWhenIdle(loadLater);
  await vi.waitFor(() => expect(loadLater).toHaveBeenCalledOnce());

  stop();
});
