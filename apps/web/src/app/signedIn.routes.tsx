import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes } from '#dashboard/dashboard.routes.tsx';
import { onboardRoutes } from '#onboard/onboard.routes.tsx';
import { SignedIn } from './SignedIn.tsx';

export { prefetchLinks } from '#router/prefetchLinks.ts';
export { preloadCode } from '#router/screenAhead.ts';

/** The screens that need a session. */
export const signedInRoutes: RouteObject[] = [
  {
    element: <SignedIn />,
    children: [
      { path: 'onboard', children: onboardRoutes },
      { path: 'dashboard', children: dashboardRoutes },
    ],
  },
];
