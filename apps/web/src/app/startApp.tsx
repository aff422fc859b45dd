import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Place } from '#router/place.ts';
import { createRouter } from './createRouter.ts';

/** Shows the whole dashboard, at the URL of this moment. */
export function startApp(element: HTMLElement) {
  show(createRoot(element), createRouter());
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
    </StrictMode>,
  );
}
