import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Place } from '#router/place.ts';
import { loadStyles } from '#ui/Styled.tsx';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { createRouter } from './createRouter.ts';

/** A first screen that takes longer to come than this is announced by a sign, unless the page has its frame in it. */
const SOON_MS = 100;

/**
 * Shows the whole dashboard, at the URL of this moment: when its first screen is there, in one piece. What React shows
 * in between would keep the screen back for a while (it holds for 300 ms whatever follows a fallback).
 */
export async function startApp(element: HTMLElement) {
  const router = createRouter();
  await firstScreen(router, element.hasChildNodes() ? null : SOON_MS);
  // In slices, between which the page stays responsive.
  startTransition(() => show(createRoot(element), router));
}

/**
 * Answers once the first screen's data is here, at the latest after `limit` ms. It stops listening then: what happens
 * before React Router's provider listens is kept for it, but only while nobody else listens.
 */
function firstScreen(router: ReturnType<typeof createRouter>, limit: number | null): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const timer = limit === null ? undefined : setTimeout(done, limit);
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) done();
    });
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** The same, out of a public screen that is left: that one stays in sight until the other is there. */
export async function enterApp(root: Root, ...[to, options]: Parameters<Place['go']>) {
  const router = createRouter();
  await router.navigate(to, options);
  show(root, router);
}

function show(root: Root, router: ReturnType<typeof createRouter>) {
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
      <AfterPaint />
    </StrictMode>,
  );
}

/** Asks for the font, and for all styles, once the first screen is on the screen, so that nobody waits for them: see scripts/askAhead.js. */
function AfterPaint() {
  const isPainted = useIsPainted();
  useEffect(() => {
    if (!isPainted) return;
    delete document.documentElement.dataset['starting'];
    // Whatever needs them asks again.
    loadStyles().catch(() => {});
  }, [isPainted]);
  return null;
}
