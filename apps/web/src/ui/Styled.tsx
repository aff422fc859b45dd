import { use, type ReactNode } from 'react';
import font from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

/** Some pages hold no more styles than their first screen needs: see first-styles.ts. */
const isPartial = () => document.querySelector('style[data-first]') !== null;

let loading: Promise<unknown> | null = null;
let areLoaded = false;

/** The styles of everything. Pages that the static server has made for other signed-in screens link them already. */
export function loadStyles(): Promise<unknown> {
  // Not asked for again after a failure: Vite would take the stylesheet for loaded. Who waits is told that part of the page is missing.
  loading ??= load();
  return loading;
}

async function load() {
  if (isPartial()) askForFont();
  await import('../styles.css');
  areLoaded = true;
}

/** All styles name it: with them it comes, and not after them. */
function askForFont() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href: font }),
  );
}

/** What waits for all styles where the page has only some of them in it. Elsewhere they are there before any screen. */
export const loadOtherStyles = () => (isPartial() ? loadStyles() : Promise.resolve());

/** What a screen begins with: nothing where the page has its styles in it. */
export const loadFirstStyles = () => (isPartial() ? Promise.resolve() : loadStyles());

/** What comes after the first screen shows when it has its styles, as it would with a stylesheet of its own. */
export function Styled({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Beside it, not around it: its code comes at the same time. */}
      <AllStyles />
      {children}
    </>
  );
}

function AllStyles() {
  if (!areLoaded && isPartial()) use(loadStyles());
  return null;
}
