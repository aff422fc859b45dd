import { redirect, type RouteObject } from 'react-router-dom';
import { authRoutes } from '#auth/auth.routes.tsx';
import { config } from '#config.ts';
import { dashboardRoutes } from '#dashboard/dashboard.routes.tsx';
import { onboardRoutes } from '#onboard/onboard.routes.tsx';
import { paths } from '#router/paths.ts';
import { plainScreen } from '#router/plainScreen.tsx';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { accessGuard } from './accessGuard.ts';
import { RouteError } from './RouteError.tsx';
import { SignedIn } from './SignedIn.tsx';

/** Every screen. Each one's code is loaded when it is first wanted. */
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
      {
        element: <SignedIn />,
        children: [
          { path: 'dashboard', children: dashboardRoutes },
          { path: 'onboard', children: onboardRoutes },
        ],
      },
      { path: '*', ...plainScreen({ load: () => import('./NotFound.tsx') }) },
    ],
  },
];
