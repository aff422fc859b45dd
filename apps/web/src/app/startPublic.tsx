import { type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Place } from '#router/place.ts';
import { onSessionEvents } from './onSessionEvents.ts';
import { PublicApp } from './PublicApp.tsx';
import { createPublicHistory } from './publicHistory.ts';
import { loadPublicScreen } from './publicScreens.tsx';

declare global {
  interface Window {
    /** Of /press.js: presses a button that was pressed before it could do anything. */
    PARLEY_PRESS?: () => void;
  }
}

const loadApp = () => import('./startApp.tsx');

/** Brings a public screen to life in a page that mostly holds its markup; the router comes when it is left. */
export function startPublic(element: HTMLElement) {
  let isLeaving = false;
  const leave: Place['go'] = async (to, options) => {
    // A second press while the first is under way must not make a second router.
    if (isLeaving) return;
    isLeaving = true;
    try {
      const [app, root] = await Promise.all([loadApp(), alive]);
      await app.enterApp(root, to, options);
    } catch {
      window.location.assign(to);
    }
  };
  const history = createPublicHistory(leave);
  onSessionEvents({ target: () => window.location, go: history.go });

  const screen = <PublicApp history={history} onReady={() => window.PARLEY_PRESS?.()} />;
  // Taken over in one piece: what is pressed meanwhile is kept until all of it is alive.
  const alive = loadPublicScreen(window.location.pathname).then(() => begin(element, screen));
  // Who types is about to go on: by then the rest is there. A failure shows then, too.
  window.addEventListener('input', () => void loadApp().catch(() => {}), { once: true });
}

function begin(element: HTMLElement, screen: ReactElement): Root {
  if (element.dataset['public'] !== undefined && element.hasChildNodes()) return hydrateRoot(element, screen);
  const root = createRoot(element);
  root.render(screen);
  return root;
}
