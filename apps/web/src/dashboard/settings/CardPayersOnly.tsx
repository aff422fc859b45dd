import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';

/** Payment methods exist only for clients who do not pay by invoice (spec §6); the others are shown their subscription. */
export function CardPayersOnly() {
  if (useCurrentUser()?.client?.manuallyInvoiced) return <Navigate to={paths.subscription} replace />;
  return <Outlet />;
}
