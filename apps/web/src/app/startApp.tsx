import { startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Place } from '#router/place.ts';
import { startPreloading } from '#ui/preloadWhenIdle.ts';
import { createRouter } from './createRouter.ts';

type Router = ReturnType<typeof createRouter>;

/** Shows the dashboard at the URL of this moment. The shell in the page stands until the first screen can take its place. */
export async function startApp(element: HTMLElement) {
  const router = createRouter(window.location.pathname);
  if (element.hasChildNodes()) await whenInitialized(router);
  startTransition(() => show(createRoot(element), router));
}

/** The same, out of a public screen that is left: that one stays in sight until the other is there. */
export async function enterApp(root: Root, ...[to, options]: Parameters<Place['go']>) {
  const router = createRouter(to);
  await router.navigate(to, options);
  show(root, router);
}

function show(root: Root, router: Router) {
  startPreloading();
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Resolves when the guard has let the first navigation through and its loaders have run. */
function whenInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
