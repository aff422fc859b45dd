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
    const { startPublic } = await import('#app/startPublic.tsx');
    startPublic(element);
  } else {
    const { startApp } = await import('#app/startApp.tsx');
    void startApp(element);
  }
  window.PARLEY_STARTED?.();
}

// No await at the top: with it the bundler makes a file of its own for every import().
void begin(startPage());
