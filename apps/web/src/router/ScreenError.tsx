import { type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { ScreenCrash } from './ScreenCrash.tsx';

/** Keeps a crash inside its own screen: the layout around it stays mounted, and moving on clears it. */
export function ScreenError({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <ErrorBoundary
      resetKey={pathname}
      renderError={(error, reset) => (
        <ScreenCrash
          error={error}
          onRetry={() => {
            reset();
            void navigate(`${pathname}${search}`, { replace: true });
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
