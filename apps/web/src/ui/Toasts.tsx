import { lazy } from 'react';
import { LazyPart } from './LazyPart.tsx';
import { useToastsNeeded } from './toast.ts';

const ToastContainer = lazy(() => import('./toasts/ToastContainer.tsx'));

/**
 * Where toasts appear: mount once. Their place is there from the start: a dialog keeps all else from being pressed, and passes over
 * what says of itself, by then, that it lies above.
 */
export function Toasts() {
  const isNeeded = useToastsNeeded();
  return (
    <div data-react-aria-top-layer="true" className="contents">
      {isNeeded && (
        <LazyPart isSilent>
          <ToastContainer />
        </LazyPart>
      )}
    </div>
  );
}
