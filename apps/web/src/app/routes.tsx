import { redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { authRoutes } from '#auth/auth.routes.tsx';
import { config } from '#config.ts';
import { paths } from '#router/paths.ts';
import { plainScreen } from '#router/plainScreen.tsx';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { useSession } from '#session/sessionStore.ts';
import { accessGuard } from './accessGuard.ts';
import { RouteError } from './RouteError.tsx';

/** Whatever is here from the start: the public screens. What needs a session joins with `discoverRoutes`. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    middleware: [accessGuard],
    // Each navigation asks the middleware, which runs only where there is a loader to protect.
    loader: () => null,
    shouldRevalidate: () => false,
    errorElement: <RouteError />,
    hydrateFallbackElement: <FullScreenLoader />,
    children: [
      { index: true, loader: () => redirect(config.signupEnabled ? paths.signup : paths.login) },
      ...authRoutes,
      { path: '*', ...plainScreen({ load: () => import('./NotFound.tsx') }) },
    ],
  },
];

/** What needs a session, by area: who works in the dashboard does not carry the onboarding. */
const AREAS = [
  { paths: /^\/dashboard(\/|$)/, load: () => import('./signedIn.routes.tsx') },
  { paths: /^\/onboard(\/|$)/, load: () => import('./onboarding.routes.tsx') },
];
const known = new Set<(typeof AREAS)[number]>();

/**
 * Adds the screens that need a session, with Relay and all, when one of them is wanted; public screens do not carry
 * them. Meanwhile the user is already asked for. Somebody without tokens is sent on by the guard before.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const { accessToken, refreshToken } = useSession.getState().auth;
  const isAllowed = accessToken !== null || refreshToken !== null || path.startsWith(paths.onboardUser);
  const area = AREAS.find((one) => one.paths.test(path));
  if (!area || known.has(area) || !isAllowed) return;
  const [{ signedInRoutes, preloadCode, prefetchLinks }] = await Promise.all([
    area.load(),
    import('#session/arrive.ts').then(({ startArrival }) => startArrival()),
  ]);
  if (known.has(area)) return;
  known.add(area);
  preloadCode(signedInRoutes, path);
  patch('root', signedInRoutes);
  prefetchLinks(signedInRoutes);
};
