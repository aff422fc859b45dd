import { afterEach, beforeEach, vi } from 'vitest';

/** What jsdom lacks of a browser: styles made by script, media queries, dialogs. */
export function standInForBrowser({ isPhone = () => false }: { isPhone?: () => boolean } = {}) {
  beforeEach(() => {
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isPhone() }));
    Object.assign(HTMLDialogElement.prototype, {
      show(this: HTMLDialogElement) {
        this.open = true;
      },
      showModal(this: HTMLDialogElement) {
        this.open = true;
        this.setAttribute('aria-modal', 'true');
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    localStorage.clear();
  });
}
