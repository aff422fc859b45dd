import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { isWithin } from '#ui/activeItem.ts';

/**
 * Payment methods exist only for clients who do not pay by invoice (spec §6); the others are led to the first tab.
 * Stands around the tabs, which would lead from an address that is none of theirs to their first.
 */
export function CardPayersOnly({ children }: { children: ReactNode }) {
  const isInvoiced = useCurrentUser()?.client?.manuallyInvoiced ?? false;
  const isAtPaymentMethods = isWithin(useLocation().pathname, paths.paymentMethods);
  if (isInvoiced && isAtPaymentMethods) return <Navigate to={paths.settings} replace />;
  return children;
}
