import { Suspense, useState, type ReactNode } from 'react';
import { GraphQLRequestError, NoReplyError, UnreadableReplyError } from '#relay/transport.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { LoadFailed } from '#ui/lists/LoadFailed.tsx';

type QueryBoundaryProps = {
  /** In the shape of what comes. */
  fallback: ReactNode;
  /** What asks. As a function it takes the query's `fetchKey`, so that Retry asks again. */
  children: ReactNode | ((fetchKey: number) => ReactNode);
  /** Another value clears the error. */
  resetKey?: string;
  /** Asks again, where the query is not asked within. */
  onRetry?: () => void;
  /** What stands in its place where the server says that there is no such record, or no longer. */
  gone?: ReactNode;
} & (
  | {
      /** What is missing when it does not load, in the plural: «invoices». */
      what: string;
      /** It stands in a card, and needs no frame of its own. */
      isInCard?: boolean;
    }
  /** What stands in its place when it does not load. */
  | { renderFailed: (retry: () => void) => ReactNode }
  /** Whatever goes wrong in it, its fallback stays: the page must not be lost to what nobody misses. */
  | { isOptional: true }
);

/**
 * A part of a screen that asks for itself: it comes in its own time, and where its query fails, it alone says so and offers
 * Retry.
 */
export function QueryBoundary({ fallback, children, resetKey, onRetry, gone, ...failure }: QueryBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = onRetry ?? (() => setAttempt((count) => count + 1));

  function renderError(error: unknown) {
    if ('isOptional' in failure) return fallback;
    if (gone && error instanceof GraphQLRequestError && error.code === 'NOT_FOUND') return gone;
    const reason = reasonOf(error);
    // A fault of ours is for the screen's own boundary.
    if (reason === null) throw error;
    if ('renderFailed' in failure) return failure.renderFailed(retry);
    return <Failed {...failure} reason={reason} onRetry={retry} />;
  }

  return (
    <ErrorBoundary key={attempt} resetKey={resetKey} renderError={renderError}>
      <Suspense fallback={fallback}>{typeof children === 'function' ? children(attempt) : children}</Suspense>
    </ErrorBoundary>
  );
}

type FailedProps = { what: string; isInCard?: boolean; reason: string; onRetry: () => void };

function Failed({ isInCard = false, ...failed }: FailedProps) {
  return (
    <div role="alert" className={`grid ${isInCard ? '' : 'rounded-card border border-line'}`}>
      <LoadFailed {...failed} />
    </div>
  );
}

/** What the server, or the lack of one, says; null for what is no answer to a query. */
function reasonOf(error: unknown): string | null {
  const isAnswer = [GraphQLRequestError, NoReplyError, UnreadableReplyError].some((kind) => error instanceof kind);
  return isAnswer && error instanceof Error ? error.message : null;
}
