import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';

const start = vi.fn<(when: number) => void>();

class FakeAudioContext {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator = () => ({ frequency: {}, connect: (next: unknown) => next, start, stop: () => {} });
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: () => {},
  });
}

const hasBeenTouched = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive } }));

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.resetModules();
  start.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the chime', () => {
  it('is silent until the page is touched', async () => {
    hasBeenTouched(false);
    const { chime, prepareChime } = await import('./chime.ts');
    const stop = prepareChime();
    chime();
    expect(start).not.toHaveBeenCalled();

    await userEvent.click(document.body);
    chime();
    expect(start).toHaveBeenCalledTimes(2);
    stop();
  });

  it('sounds where the page was touched before its code had come', async () => {
    hasBeenTouched(true);
    const { chime, prepareChime } = await import('./chime.ts');
    prepareChime();
    chime();
    expect(start).toHaveBeenCalledTimes(2);
  });
});
