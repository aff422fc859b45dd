import { createBrowserRouter } from 'react-router-dom';
import { followSession } from './followSession.ts';
import { discoverRoutes, routes } from './routes.tsx';

/** Makes the router, and has it follow the session. */
export function createRouter() {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });
  followSession({
    target: () => router.state.navigation.location ?? router.state.location,
    go: (to, options) => router.navigate(to, options),
  });
  return router;
}
