import { createBrowserRouter } from 'react-router-dom';
import { prefetchLinks } from '#router/prefetchLinks.ts';
import { preloadCode } from '#router/routePreload.ts';
import { onSessionEvents } from './onSessionEvents.ts';
import { routes } from './routes.tsx';

/** Makes the router, starts loading the code of the screens at `path`, and has it follow links and the session. */
export function createRouter(path: string) {
  preloadCode(routes, path);
  prefetchLinks(routes);
  const router = createBrowserRouter(routes);
  onSessionEvents({
    target: () => router.state.navigation.location ?? router.state.location,
    go: (to, options) => router.navigate(to, options),
  });
  return router;
}
