import { vi } from 'vitest';

/**
 * jsdom lays nothing out: every box gets 1000 × 800, so that lists that render only what is in sight have a sight. Of media
 * queries, those for the width of the window are answered for `width`, in px; without it, and all others, with no.
 */
export function giveLayout({ width }: { width?: number } = {}) {
  const size = { configurable: true, get: () => 800 };
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size);
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', size);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  Element.prototype.scrollIntoView = () => {};
  // For text that is written in: where its caret stands.
  for (const prototype of [Range.prototype, Text.prototype]) {
    Object.defineProperty(prototype, 'getClientRects', { configurable: true, value: () => [new DOMRect()] });
    Object.defineProperty(prototype, 'getBoundingClientRect', { configurable: true, value: () => new DOMRect() });
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width !== undefined && isOf(width, query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('ResizeObserver', LaidOut);
  vi.stubGlobal('DOMMatrixReadOnly', Unscaled);
}

function isOf(width: number, query: string): boolean {
  const [, comparison, size, unit] = /width (>=|<) (\d+)(px|rem)/.exec(query) ?? [];
  const limit = Number(size) * (unit === 'rem' ? 16 : 1);
  return comparison === '<' ? width < limit : comparison === '>=' && width >= limit;
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

/** What React Flow asks how far a drawing is zoomed. */
class Unscaled {
  readonly m22 = 1;
}
