type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isOn = false;
let isRunning = false;

/** Registers code of the screen's dialogs, menus and panels, to be loaded when the page is idle. See `startPreloading`. */
export function preloadWhenIdle(load: Load) {
  waiting.push(load);
  if (isOn) runNext();
}

/**
 * Has registered code loaded, one after the other in idle time, as soon as somebody begins to use the page: before that
 * nothing can be opened. Returns a function that stops it.
 */
export function startPreloading(): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    isOn = true;
    runNext();
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown']) {
    window.addEventListener(event, begin, { signal: listening.signal, passive: true });
  }
  return () => {
    listening.abort();
    isOn = false;
  };
}

function runNext() {
  if (isRunning || !isOn) return;
  const load = waiting.shift();
  if (!load) return;
  isRunning = true;
  whenIdle(async () => {
    // A failure shows when what needs it is opened.
    await load().catch(() => {});
    isRunning = false;
    runNext();
  });
}

/** Safari has no idle callback. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
