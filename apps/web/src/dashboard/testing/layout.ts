import { vi } from 'vitest';

/**
 * jsdom lays nothing out: every box gets 1000 × 800, so that lists that render only what is in sight have a sight. No media query
 * matches, but for those that ask whether there is room for as much as `width`.
 */
export function giveLayout({ width = 0 } = {}) {
  const size = { configurable: true, get: () => 800 };
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size);
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', size);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/width >= (\d+)px/.exec(query)?.[1] ?? Infinity) <= width,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('ResizeObserver', LaidOut);
}

class LaidOut implements ResizeObserver {
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(target: Element) {
    const height = target.tagName === 'LI' ? 82 : 800;
    const contentRect = new DOMRect(0, 0, 1000, height);
    const size = [{ blockSize: height, inlineSize: 1000 }];
    const entry = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    queueMicrotask(() => this.#report([entry], this));
  }

  unobserve() {}
  disconnect() {}
}
