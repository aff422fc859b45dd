import { createBrowserRouter } from 'react-router-dom';
import { prefetchLinks } from '#router/prefetchLinks.ts';
import { preloadCode } from '#router/screenAhead.ts';
import { followSession } from './followSession.ts';
import { routes } from './routes.tsx';

/** Makes the router, starts loading the code of the screens at `path`, and has it follow links and the session. */
export function createRouter(path: string) {
  preloadCode(routes, path);
  prefetchLinks(routes);
  const router = createBrowserRouter(routes);
  followSession({
    target: () => router.state.navigation.location ?? router.state.location,
    go: (to, options) => router.navigate(to, options),
  });
  return router;
}
