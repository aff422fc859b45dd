import { loadApp, loadPublic } from '#app/loadHalves.ts';
import { startPage } from '#app/startPage.ts';

declare global {
  interface Window {
    /** Of /startFailed.js: what the page begins with is there. */
    PARLEY_STARTED?: () => void;
  }
}

/** A failure is left unhandled, for /startFailed.js to hear. */
async function begin({ element, isPublic }: ReturnType<typeof startPage>) {
  if (isPublic) {
    const { startPublic } = await loadPublic(element.dataset['public'] !== undefined);
    startPublic(element);
  } else {
    const { startApp } = await loadApp();
    // In a task of its own: running that much code was a long one already.
    setTimeout(() => startApp(element));
  }
  window.PARLEY_STARTED?.();
}

// No await at the top: with it the bundler makes a file of its own for every import().
void begin(startPage());
