import { lazy } from 'react';
import { LazyPart } from './LazyPart.tsx';
import { useToastsNeeded } from './toast.ts';

const ToastContainer = lazy(() => import('./toasts/ToastContainer.tsx'));

/** Where toasts appear: mount once. */
export function Toasts() {
  if (!useToastsNeeded()) return null;
  return (
    <LazyPart isSilent>
      <ToastContainer />
    </LazyPart>
  );
}
