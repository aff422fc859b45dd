import { lazy, Suspense } from 'react';
import { useToastsNeeded } from './toast.ts';

const ToastContainer = lazy(() => import('./ToastContainer.tsx'));

/** Where toasts appear: mount once. */
export function Toasts() {
  if (!useToastsNeeded()) return null;
  return (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  );
}
