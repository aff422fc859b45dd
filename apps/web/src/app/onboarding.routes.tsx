import type { RouteObject } from 'react-router-dom';
import { onboardRoutes } from '#onboard/onboard.routes.tsx';
import { SignedIn } from './SignedIn.tsx';

export { prefetchLinks } from '#router/prefetchLinks.ts';
export { preloadCode } from '#router/screenAhead.ts';

/** The onboarding, in which nearly all that it shows needs a session. */
export const signedInRoutes: RouteObject[] = [
  { element: <SignedIn />, children: [{ path: 'onboard', children: onboardRoutes }] },
];
