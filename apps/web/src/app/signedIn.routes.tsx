import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes } from '#dashboard/dashboard.routes.tsx';
import { SignedIn } from './SignedIn.tsx';

export { prefetchLinks } from '#router/prefetchLinks.ts';
export { preloadCode } from '#router/screenAhead.ts';

/** The dashboard, which needs a session. */
export const signedInRoutes: RouteObject[] = [
  { element: <SignedIn />, children: [{ path: 'dashboard', children: dashboardRoutes }] },
];
